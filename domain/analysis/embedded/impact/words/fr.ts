import type { OutlookWords } from "./words";

export const FR: OutlookWords = {
  not: `
(aurait|auraient|serait|seraient) (pu|du|ete|[a-z]+(e|ee|es|ees|i|u|it|is))
(pourrait|pourraient|devrait|devraient|peut|doit) (avoir|s'etre|etre a l'origine|etre du)
(devait|devaient|allait|allaient|pouvait|pouvaient|etait prevu|etaient attendus)
aura(it)? (fallu|suffi|dure|permis)
n'aura (fallu|dure|suffi|ete)
(aurais|aurions|auriez)
(aura|auront) ete
(vous|votre|vos)
si (j'|on|nous) (avait|avais|etait)
va (bien|mal|sans dire)
qu'en dira`,
  unlikely: `
(est|semble|parait|reste|juge|jugee) (tres |peu |plus que |hautement )?(improbable|peu probable|peu vraisemblable|exclu|exclue)
peu (probable|vraisemblable)s?
ne (devrait|devraient) (pas|guere|plus)
(n'est|ne sont) pas (prevu|attendu|envisage)e?s?
(exclut|excluent|ecarte|ecartent) (toute|tout|l'idee|l'hypothese|un|une|de)
aucune? (reprise|date|issue|accord) (n'est|ne)`,
  possible: `
(pourrait|pourraient) (aussi |encore |bien |meme |ne pas |egalement |desormais |bientot |alors |toutefois |se |s'|y |ainsi |donc |etre |avoir |[a-z]+ment )*[a-z']+
(peut|peuvent) (encore |aussi |desormais )?(durer|prendre|conduire|entrainer|faire appel|saisir)
(risque|risquent) (de|d'|aussi|fort|encore|toujours|une|un|la|jusqu')
(menace|menacent|menacait) (de|d')
(n'exclut|n'excluent|n'a pas exclu|n'ecarte|n'ecartent|n'est pas exclu)
(avertit|avertissent|averti|previent|previennent|prevenu|alerte|alertent|met en garde|mettent en garde|mis en garde|craint|craignent|redoute|redoutent) (que|de|d'|un|une|des|le|la|les|l')
(il est|il n'est pas) (possible|impossible|exclu) que
(envisage|envisagent|etudie|etudient|reflechit|reflechissent|examine|songe|songent) (de|d'|a|la|une|un|l'|le|les)
(en|met en|mettent en|remet en) (danger|peril|suspens|doute|jeu)
(espere|esperent|souhaite|souhaitent) [a-z']+
reste a savoir`,
  likely: `
(devrait|devraient) (aussi |encore |etre |egalement |toutefois |bientot |se |s'|en |y |ainsi |desormais |avoir |[a-z]+ment )*[a-z']+
(est|sont) (attendu|pressenti|estime)e?s? (a|pour|en|d'ici|dans|ce|cette|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)
(s'attend|s'attendent|on s'attend|attendent|attend|table|tablent|prevoit|prevoient|anticipe|anticipent|pronostique|pronostiquent|estime|estiment) (a |sur |que |un |une |d'ici |des |[0-9]+)
selon toute vraisemblance
(est|semble|parait) (probable|vraisemblable|promis|promise|appele|appelee|en passe)
(entrerait|couterait|permettrait|obligerait|concernerait|passerait|augmenterait|baisserait|entrainerait|creerait|toucherait|durerait|commencerait|supposerait|serait (alors|donc|ensuite)|se tiendrait|aurait lieu|grimperait|s'appliquerait|couteraient|entreraient|passeraient)
les previsions`,
  planned: `
(est|sont|reste|restent) (prevu|programme|planifie|convoque|attendu)e?s?
(est|sont|reste|restent) (fixe|inscrit|appele|cite|invite)e?s? (a|au|pour|le)
(a|ont) (jusqu'|[a-z0-9]+ (jours|semaines|mois|heures) pour)
(prevoit|prevoient|compte|comptent|entend|entendent|veut|veulent|souhaite|souhaitent|projette|projettent|prepare|preparent|se prepare a|s'apprete|s'appretent|propose|proposent|promet|promettent|a promis|ont promis|s'engage|s'engagent|s'est engage|a decide|ont decide|ambitionne) (a |d'|de |a [a-z]+|pas |d'ici )?[a-z']*(er|ir|re|oir)
(prevoit|prevoient) (un|une|la|le|des|l'|que|aussi|notamment|egalement)
(doit|doivent) (encore |aussi |desormais |ensuite |maintenant |egalement |toujours |s'|se |etre |y |en )*[a-z']+(er|ir|re|oir|e|ee|es|ees|i|is|ie|u|us|ue)
(se (tiendra|tiendront|reunira|reuniront|prononcera|prononceront|rendra|rendront|deroulera|derouleront|poursuivra|poursuivront|jouera|decidera)|aura lieu|auront lieu|s'ouvrira|s'ouvriront|s'appliquera|s'appliqueront)
(votera|voteront|comparaitra|comparaitront|presentera|presenteront|publiera|annoncera|entrera en vigueur|entreront en vigueur|debutera|debuteront|commencera|commenceront|demarrera|reprendra|reprendront|fera appel|feront appel|investira|recevra|recevront|rencontrera|visitera|saisira|examinera|tranchera|durera|dureront|devoilera|ouvrira|fermera|fermeront)
a (partir|compter) (de|du|d')
le delai (expire|court)`,
  certain: `
(va|vont|allons) (aussi |encore |bientot |etre |devoir |pouvoir |se |s'|desormais |donc |continuer |[a-z]+ment )*[a-z']+(er|ir|re|oir|e|ee|es|ees)
(sera|seront|aura|auront|fera|feront|devra|devront|pourra|pourront|faudra|viendra|viendront|restera|resteront|deviendra|deviendront|permettra|permettront|coutera|couteront|perdra|perdront|gagnera|touchera|toucheront|passera|passeront|paiera|paieront|continuera|continueront|dependra|dependront|augmentera|augmenteront|baissera|baisseront|obligera|concernera|concerneront|prendra|prendront|mettra|mettront|donnera|verra|verront|ira|iront|reviendra|sortira|servira|arrivera|arriveront|quittera|quitteront|bougera|bougeront|suffira|manquera|manqueront|beneficiera|beneficieront|rejoindra|partira|rendra|disposera|cedera|perdurera|precedera)`,
  future:
    /(?<!\p{L})(?:\p{Ll}{2,}[^éè\P{L}]era|\p{Ll}{2,}(?:eront|iront|dront|tront|vront|finira|ouvrira|tiendra|viendra|prendra|mettra|devra))(?!\p{L})/u,
  when: `
(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)( (prochain|soir|matin|midi|apres-midi))?( [0-9]{1,2}( [a-z]+)?)?
(ce|des|jusqu'a|a partir de|avant|d'ici|d'ici a) (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)( (prochain|soir|matin|midi))?
(le|des le|jusqu'au|a partir du|avant le|d'ici au|au)? ?([0-9]{1,2}|1er) (janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)( 20[2-9][0-9])?
(en|fin|debut|mi-|d'ici|des|jusqu'en|a partir de|avant|d'ici a|d'ici la fin)[ -]?(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)( (20[2-9][0-9]|prochain))?
demain( (matin|soir|midi))?
(ce|cet|cette) (soir|apres-midi|nuit|semaine|week-end|ete|automne|hiver|printemps|annee|mois)
(la|des la|d'ici la|a partir de la|le|au|l'|en) ?(semaine|mois|annee|an|ete|automne|hiver|printemps|saison|trimestre|week-end|rentree|decennie) (prochaine?|suivante?|a venir)
(dans|au cours d|lors d|pendant|d'ici)[a-z']* ?(les|des|es)? ?(prochaine?s|premiere?s|prochain)? ?([a-z0-9]+ )?(heures|jours|semaines|mois|ans|annees) ?(a venir|prochaines?|qui viennent)?
(dans|d'ici|sous|avant) (environ |moins de |quelque |pres de |a peine )?(un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|[0-9]+|quelques|plusieurs) (heures?|jours?|semaines?|mois|ans?|annees?)
(d'ici|a|avant|jusqu'a|des|d'ici a) ?(la fin|le milieu|le debut|l'ete|l'automne|l'hiver|le printemps|noel|paques|la rentree|fin|debut) ?(de |du |d'|des )?(l'annee|la semaine|mois|l'ete|annee|semaine|decennie|week-end|20[2-9][0-9]|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)?
(en|d'ici|des|jusqu'en|a partir de|avant|d'ici a|a l'horizon|fin|debut|mi-) ?20[2-9][0-9]
(bientot|prochainement|sous peu)`,
};
