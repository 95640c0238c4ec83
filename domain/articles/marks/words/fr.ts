import { type MarkWords, phrases, words } from "./types";

/** French. */
export const FR: MarkWords = {
  charged: [
    ...words(`
      infernaux impudent* impudeur cupide* cupidité ignominie ignominieu* infamie scélérat* sordide*
      macabre* sanglant* sanguinaire* abomina* exécrable* détestable* pathétique* désastreu*
      calamiteu* menteur menteurs menteuse tartuffe* hypocrisie cynisme indécence arrogant* pagaille
      chienlit barbaresque immonde* immondice méprisable* imposteur* incapable* escroc* idiot*
      imbécile* crétin* décérébré* honni* calvaire matraquer matraquent goinfrent charlatan*
      sadique* barbare* impitoyable* inhumain* impardonnable* intolérable* inadmissible* hypocrit*
      cynique* indécent* infâmie veule veulerie lâchement pantalonnade clownesque guignol* foutage
      gâchis bérézina cauchemar-* mensonger crapule* choquant* scandaleu* incroyable* hallucinant*
      effroyable* terrifiant* glaçant* effarant* révoltant* honteu* honte ahurissant* stupéfiant
      stupéfiante stupéfiantes époustouflant* bouleversant* déchirant* apocalyptique* monstrueu*
      ignoble* infâme* abject* sidérant* écœurant* ecoeurant* humiliant* pitoyable* lamentable*
      infernal* délirant* délire atroce* insoutenable* cauchemardesque* dégoûtant* éhonté*
      démentiel* ravageu* ridicule* minable* répugnant* odieu* crapuleu* lamentablement aberrant*
      aberration mascarade grotesque* inqualifiable* scandaleusement vomitif vomitive barbarie
      hystérique hystérie
    `),
    ...phrases(`
      sans cœur, sans scrupules, sans âme, sur le dos de, sur le dos des, s'engraissent, fou furieux
      retourner le cerveau, hors de vous, quelle honte, une honte, pagaille monstre, une insulte à
      de la pire espèce, se gavent, s'effondrent sous nos yeux, champ de bataille, nuit magique
      pur cauchemar, politiquement correct, de la folie, petit poucet, est un lâche, est un menteur
      se moque de, se fichent de, coup de massue, coup de poignard, l'enfer de, l'enfer des
      à bout de nerfs, le grand hold-up, vivre un enfer, scène de guerre, scènes de guerre, bain de sang
      jeter en pâture, chaos total, chaos absolu, coup de tonnerre, touche pas à, pas touche, aux abois
      nuit d'horreur, sèment la terreur, sème la terreur, perd la boule, casse du siècle, y en a marre
      ça suffit, froid dans le dos, du grand n'importe quoi, grand bazar, tourne à la farce
      crise de nerfs
    `),
  ],
  loaded: [
    ...words(`
      explosent harcèlement pillage détresse abandon cruel cruelle cruels misère désastre
      hystériques atrocité atrocités furie trahissent trahi trahit vandales saccagent saccagé
      terrasse gavent barons matraquage larmes sanglot* ravagé ravagés haine angoisse débandade
      naufrage abîme pourri* corrompu* ruine ruiné incapables gigantesque* terrible* dramatique*
      drame tragique* tragédie fureur furieu* colère rage chaos panique terreur enfer cauchemar
      folie folle scandale massacre carnage inquiétant* alarmant* halluciné* pulvérise* étrille*
      atomise* humilie* exceptionnel* extraordinaire* fabuleu* légendaire* magnifique* génial*
      colossal* indignation tollé séisme horreur arnaque* racket fiasco trahison mensonge*
      capitulation lâche lâches lâcheté sauvage* révolter voyous achevé achever excédé* hurlements
      brutal* spectaculaire* dévastat* catastrophique* féroce* cinglant* fracassant* sublime*
      magistral* surréaliste* gaspillage bazar farce miracle héros cruauté énorme* gabegie casseurs
      ravager ravage
    `),
    ...phrases(`
      du jamais vu, jamais vu, sans précédent, de tous les temps, de l'histoire, plus que jamais
      du siècle, sans fin, de génie, à genoux, tout ravager, à la dérive, au bord du gouffre
    `),
  ],
  literal: phrases(`
      film* d'horreur, roman* d'horreur, les stupéfiants, de stupéfiants, aux stupéfiants, camping sauvage
      animaux sauvages, faune sauvage, monument historique, monuments historiques, centre historique
      seconde guerre, ouvrage d'art, film choc, produits choc, voici venu, voici l'été, les miracles de
      à coup sûr, ce que dit la loi, voici revenu
    `),
  stressed: words("tout jamais très encore plus non ça ici tous rien vrai toujours assez enfin"),
  saying: phrases(`
      dit, a dit, selon, d'après, a déclaré, déclare, affirme, a affirmé, qualifie, a qualifié, dénonce
      a dénoncé, estime, a estimé, juge, a jugé, accuse, a accusé, regrette, a regretté, explique
      a expliqué, fustige, critique, a critiqué, aux yeux de, parle de, parlé de
    `),
  bait: phrases(`
      vie bascule, à ne jamais, raison _ pour laquelle, que seuls, sans voix, bouche bée, erreur à ne pas
      à éviter absolument, ne faites plus, arrêtez de, sort du silence, brise le silence, coin de paradis
      en dit long, vous surprendra, selon la science, fait une révélation, cache un secret
      à ne surtout pas, l'âge réel, voici l'âge, voici l'endroit, que sont devenus, qu'est devenu
      qu'est devenue, que se passe-t-il dans votre, révèle sur vous, vous prononcez mal
      mal depuis toujours, vous faire économiser, j'ai appris, meilleur endroit, minuscule détail
      regardent toujours, retourner le cerveau, que devient, préfèrent garder, ce qui marche vraiment
      tout le monde parle, révèle de votre, révèle de vous, sur votre personnalité, fait une découverte
      découverte étonnante, personne n'a su, la font pleurer, le font pleurer, sans maquillage
      fait réagir, font réagir, à quoi elle ressemble, à quoi il ressemble, ruée sur, frappe fort
      ne rechargez jamais, ne faites jamais, un expert prévient, votre nom est-il, ce qu'elle a trouvé
      ce qu'il a trouvé, méconnaissable*, bien grandi, voici pourquoi, voici ce que, voici ce qui
      voici comment, voici combien, voici la, voici le, voici les, voilà pourquoi, voilà ce que
      voilà comment, n'allez pas en croire, n'en croirez pas, n'allez pas y croire, n'allez pas croire
      ne devinerez jamais, vous ne croirez, va vous surprendre, va vous étonner, va vous bouleverser
      devrait vous, vont vous, ce qu'il s'est passé ensuite, ce qui s'est passé ensuite, a fait ensuite
      la suite va, la raison pour laquelle, pour cette raison, la vraie raison, la véritable raison
      raison pour laquelle, ce que vous ignorez, ce que personne, personne ne vous
      personne ne s'y attendait, personne ne s'attendait, cette astuce, l'astuce, les astuces
      le secret de la, le secret pour, ce détail, le détail qui, affole la toile, affole les internautes
      enflamme la toile, enflamme les réseaux, fait le buzz, font le buzz, devient viral*, devenu* vira*
      la vérité sur, changer votre vie, sans le savoir, devinez qui, devinez, ne ratez pas
      à ne pas manquer, ce qu'il faut absolument, tout ce qu'il faut savoir, que vous devez, vous devez
      vous devriez, avant / après, n'en croit pas ses yeux, pas passé inaperçu, pas passée inaperçue
      tout le monde commente, tout le monde fait, il ne faut jamais, qu'il ne faut jamais, peu de gens
      et découvre ce que, dit de vous, disent de vous, test visuel, dit enfin la vérité
      à voir avant de mourir, avant de mourir, change tout, signes du zodiaque, signes astrologiques
      vous pourriez, à quoi ressemble aujourd'hui, capable de répondre, que cache votre, ce geste
    `),
  opening: phrases(`
      saurez-vous, pouvez-vous, voulez-vous, ce qu'elle a trouvé, ce qu'il a trouvé, votre nom
      ce que votre, saviez-vous, le saviez-vous, savez-vous, connaissez-vous, avez-vous, êtes-vous
      faites-vous, pourquoi vous, pourquoi il faut, découvrez, attention, oubliez, fini les, fini le
      fini la, qui est la mystérieuse, qui est le mystérieux, la photo qui, la vidéo qui, l'incroyable
      l'étonnant*, ne faites, n'achetez, si vous avez, si vous recevez, si vous voyez, on connaît enfin
      on sait enfin, peu de gens le savent
    `),
  hint: phrases(`
      incontournable*, pépite, se confie, révélations, bluffant*, les fans, bon plan, secrète, mal
      minuscule*, inattendue, trouvaille, que se passe-t-il, ruée, découverte, puis un, cet étrange
      soudain, fait fondre, étonnant*, étonné, surprenant*, mystérieu*, insolite*, inattendu*, secret
      secrets, viral*, buzz, surprise, bizarre*, étrange*, pourquoi, la raison, improbable*, méconnu*
      qui est, séduit, cachée, ni _ ni _, le produit, la méthode, l'aliment, la technique
      à quoi ressemble, la suite, brise le silence, il ouvre, elle ouvre, la vérité, les internautes
      la toile, trouvez le, et si, de génie
    `),
  address: words("vous votre vos tu ton tes te"),
  politeAddress: [],
  asking: words("combien comment où pourquoi quand que quel quelle quelles quels qui quoi ce"),
  listed: words(`
      mots faits mythes photos villes ingrédients applis métiers chansons plus villages choses
      raisons astuces conseils signes façons manières erreurs secrets habitudes aliments idées lieux
      films séries recettes anecdotes gestes trucs meilleurs meilleures pires plages
    `),
  numbers: words("trois quatre cinq six sept huit neuf dix douze quinze vingt"),
  pointing: words("ce cet cette ces").concat(phrases("avec cette, avec ce, avec ces")),
  plainAfterPointing: words(`
      semaine année mois matin soir lundi mardi mercredi jeudi vendredi samedi dimanche week-end été
      hiver automne printemps fois saison que qui qu'il qu'on qu'ils qu'elle n'est siècle n'était
      jour loi réforme guerre gouvernement budget accord sommet crise projet pays n'a n'en sont dont
      à
    `),
};
