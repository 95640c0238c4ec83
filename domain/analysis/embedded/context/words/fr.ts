import type { BackgroundWords } from "./words";

export const FR: BackgroundWords = {
  past: `
(l'an|l'annee|le mois|la decennie|la saison|l'ete|l'automne|l'hiver|le printemps|le siecle|l'exercice) (dernier|derniere|precedent|precedente|passe|passee)
(en|depuis|de|fin|debut|mi-) ?(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) (dernier|(19|20)[0-9]{2}|de l'annee derniere)
il y a (deja |pres de |plus de |environ |presque |a peine |moins de |tout juste )?(d'un|d'une|de |un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|[0-9]+|quelques|plusieurs) ?(ans?|mois|decennies?|siecles?|annees?|dizaines? d'annees|saisons?)
(un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|[0-9]+|quelques|plusieurs) (ans|mois|decennies|semaines|annees) (plus tot|auparavant|avant|apres|plus tard)
(ces|les|des) (deux |trois |quatre |cinq |dix |vingt |[0-9]+ )?dernieres (annees|decennies|saisons)
ces derniers (mois|temps)
(pendant|durant) (des |plusieurs |pres de |plus de )?(annees|decennies|siecles|mois|[a-z0-9]+ (ans|annees|decennies|mois))
depuis (l'an |l'annee |le |la |fin |debut |plus de |pres de |plusieurs |des |les annees |environ )?(1[0-9]{3}|20[0-9]{2}|[a-z0-9]+ (ans|mois|annees|decennies|siecles)|ans|mois|annees|decennies|l'independance|la guerre|pandemie|guerre|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)
entre (1[0-9]{3}|20[0-9]{2}) et
(des|apres) (annees|decennies) de
(dans|durant|depuis) les annees`,
  comparing: `
(la|le|l'|sa|son|une|un) ?(premiere?|deuxieme|second|seconde|troisieme|quatrieme|pire|plus [a-z]+|dernier|derniere) [a-z' ]{0,50}(depuis|en [a-z0-9 ]{1,20}(ans|mois|annees)|de son histoire|de l'histoire|jamais)
(premiere|deuxieme|troisieme|derniere) fois (depuis|en|que|qu')
(l'ancien|l'ancienne|le precedent|la precedente|le dernier|la derniere|de precedents|de precedentes) (record|crise|tentative|greve|attaque|incident|accident|cas|epidemie|seisme|incendie|inondation|loi|accord|round|cycle|scandale|decision|titre|sommet|etude|vote|election|referendum|plan|marque|pic)
(un|une) (accident|attaque|incident|seisme|incendie|cas|episode|drame) (similaire|semblable|comparable)
contre .. (l'an dernier|un an plus tot|en (19|20)[0-9]{2})
(deja|a plusieurs reprises|plusieurs fois|deux fois|trois fois) (en|depuis|pendant|durant)
une (serie|vague|succession) d
ce n'est pas la premiere`,
  before: `
(avait|avaient|s'etait|s'etaient|etait|etaient) (deja |ete |aussi |auparavant |longtemps |jamais )*[a-z]+(e|ee|es|ees|i|is|ie|ies|u|ue|us|ues|it|ite|is|ise|ert|erte|eint)
(a ete|ont ete|fut|furent|est|etait) (fonde|cree|etabli|construit|inaugure|elu|nomme|signe|adopte|decouvert|ouvert|interdit|condamne|sanctionne|lance)e?s? (en|par|il y a|apres|sous|dans)
(fonde|cree|ne|inaugure|construit|signe|adopte|elu|lance)e?s? en (1[0-9]{3}|20[0-9]{2}|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)
(date|datait|remonte|remontait|datent) (de|a|d')`,
  explaining: `
(est|sont) (l'un|l'une) des
(est|sont) (le|la|les|l') ?(principal|principale|plus|seul|seule|premier|premiere|deuxieme|troisieme|berceau|patrie)
(compte|emploie|abrite|possede|regroupe) (pres de |environ |plus de |quelque |presque )?[0-9][0-9 .,]* ?(millions? |milliers? )?(d')?(de )?(habitants|personnes|salaries|employes|membres|utilisateurs|clients|eleves|adherents)
(se trouve|est situee?|se situe) (a|en|dans|au|entre|sur)
(connue?s?|consideree?s?|reputee?s?) (pour|comme)
represente (pres de |environ |plus de |un|une)?[0-9a-z ]+
(selon|en vertu de|d'apres) (la|le) (loi|constitution|traite|reglement|code)
historiquement
traditionnellement
les (tensions|relations|negociations) (entre|avec|sur)`,
  now: `
aujourd'hui
hier
ce (matin|soir|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)
cette (nuit|semaine)
(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)
heures (plus tot|apres|plus tard)
demain
prochaine?s?`,
};
