import type { OwnData } from "../../domain/rights/queries";
import { isoTime } from "./common.wire";

const timeOrNull = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** What the parts of the file are, in the language that the site is written in first. */
const README = {
  formato: "poliedro-datos-propios",
  version: 1,
  horas: "ISO 8601, UTC",
  cuenta:
    "Quién eres aquí y con qué entras. La contraseña no está: solo guardamos una huella que no sirve para leerla.",
  perfil: "Lo que has contado de ti. categorias son los números de /api/categorias.",
  consentimientos: "A qué has dicho que sí y cuándo; null: a nada.",
  sesiones: "Dónde tienes la sesión abierta. Los secretos que las abren no están.",
  reacciones:
    "Qué has leído, guardado, compartido o votado. objetivo_id es el número del evento o del artículo.",
  comentarios: "Lo que has dicho. Un texto vacío es un comentario que borraste.",
  avisos_sobre_mis_comentarios: "Lo que otros han denunciado de ellos, sin decir quién.",
  decisiones_sobre_mis_comentarios: "Lo que decidió la moderación, y por qué.",
  mis_recursos: "Lo que has recurrido.",
  articulos: "Los tuyos, con los borradores. cuerpo es un documento de TipTap.",
};

/** The file that readers take their data away in. Its first part says what the others are; see README for its version. */
export function ownDataToWire(data: OwnData, now: number) {
  const { account, credential } = data;
  return {
    leeme: { ...README, creado: isoTime(now) },
    cuenta: {
      id: account.id,
      alias: account.alias,
      rol: account.role,
      fecha_creacion: isoTime(account.createdAt),
      borrado_pedido: timeOrNull(account.deletionAskedAt),
      correo: credential?.email ?? null,
      correo_confirmado: timeOrNull(credential?.emailConfirmedAt ?? null),
      contrasena_cambiada: timeOrNull(credential?.passwordChangedAt ?? null),
      idioma_de_correos: credential?.language ?? null,
    },
    perfil: {
      descripcion: account.bioText,
      bio_foto_url: account.bioPhotoUrl,
      pais: account.country,
      estudios: account.studies,
      categorias: account.interests,
      orientacion: account.orientation,
      link_blog: account.linkBlog,
      link_linkedin: account.linkLinkedin,
      link_twitter: account.linkTwitter,
      link_periodico1: account.linkNewspaper1,
      link_periodico2: account.linkNewspaper2,
    },
    consentimientos: { orientacion: timeOrNull(account.orientationConsentAt) },
    sesiones: data.sessions.map((session) => ({
      dispositivo: session.device,
      abierta: isoTime(session.createdAt),
      usada: isoTime(session.seenAt),
      caduca: isoTime(session.expiresAt),
    })),
    reacciones: data.reactions.map((reaction) => ({
      action_type: reaction.action,
      objetivo: reaction.target === "event" ? "evento" : "articulo",
      objetivo_id: reaction.targetId,
      created_on: isoTime(reaction.createdAt),
    })),
    comentarios: data.comments.map((comment) => ({
      id: comment.id,
      texto: comment.text,
      evento_id: comment.eventId,
      articulo_id: comment.articleId,
      parent_id: comment.parentId,
      timestamp: isoTime(comment.createdAt),
      idioma: comment.language,
      editado: timeOrNull(comment.editedAt),
      borrado: timeOrNull(comment.deletedAt),
      oculto: timeOrNull(comment.hiddenAt),
    })),
    avisos_sobre_mis_comentarios: data.notices.map((notice) => ({
      comentario_id: notice.commentId,
      regla: notice.rule,
      estado: notice.state,
      recibido: isoTime(notice.createdAt),
    })),
    decisiones_sobre_mis_comentarios: data.decisions.map((decision) => ({
      id: decision.id,
      comentario_id: decision.commentId,
      resultado: decision.outcome,
      regla: decision.rule,
      motivo: decision.reason,
      fecha: isoTime(decision.createdAt),
    })),
    mis_recursos: data.appeals.map((appeal) => ({
      decision_id: appeal.decisionId,
      texto: appeal.text,
      estado: appeal.state,
      fecha: isoTime(appeal.createdAt),
    })),
    articulos: data.articles.map(({ article, own }) => ({
      articulo_id: article.id,
      titular: article.headline,
      resumen: article.summary,
      idioma: article.language,
      slug: own.slug,
      evento_id: own.eventId,
      estado: own.state,
      importe_euros: own.priceCents / 100,
      fecha_publicacion: timeOrNull(own.firstPublishedAt),
      fecha_edicion: isoTime(own.editedAt),
      cuerpo: own.bodyJson,
    })),
  };
}
