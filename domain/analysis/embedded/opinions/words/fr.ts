import type { OpinionWords } from "./words";

export const FR: OpinionWords = {
  strong: `
honte* honteu* scandaleu* indecen* indign* obscen* inadmissib* intolerab* inacceptab* impardonnab* injustifiab* inexcusab*
injust* immoral* cruel* cruaute inhumain* barbar* stupid* sottise* betise* idiot* imbecil* insens* absurd* ridicul* grotesque*
pathetique* lamentab* deplorab* pitoyab* affligean* navran* consternan* lach* lachete cyni* cynisme hypocri* irresponsab*
neglig* incompeten* inapte* inutil* maladroi* demesur* disproportionn* mesquin* miserab* infam* infamie arrogan* orgueil*
suffisan* pueril* naif* naiv* frivol* mediocr* creux creuse* farce mascarade mepris* insult* offens* humilia* trahi*
trahison* gaspill* gachis fiasco* desastreu* calamiteu* nefast* catastrophique* brillan* magnifi* splendid*
admirab* exemplair* courageu* sage* sagesse excellent* merveill* remarquab* superb* genial* formidab* eblouissan*
bouleversan* dangereu* temerair* opportunis* demagog* populis* servil* complic* complais* cupid* avid*
capric* tardi* insuffisan* vanite* egois* indifferen* desinvol* passivite lassitude abus* derive* aberran* pervers*
myop*  anachroni* obsolet* ranc* insupporta* indefendab* inexplicab* decevan* deception* suspect* repugnan*
ecoeuran* odieu* feroce* tied* tiedeur frilo* hasardeu* credul* naivete aveuglement aveugle* deni deraisonnab* outranc*
outrancier* indolor* coupab* hypocrisie leurre bricolage bacle* rate* gabegie incurie impuissan* enfumage
scandaleusement betement sinistr* sordid* vulgair* tapageu* ringard* kitsch fade* ennuyeu* soporifiq*`,
  mild: `
mieux pire bon bonne bons bonnes mauvais mauvaise mauvaises juste justice injustice grave serieu* triste* tristement helas
dommage erreur* trompe* tort echec* echou* lecon* moral* morale ethique dignite digne* courage verite mensonge* ment mentir
excuse* pretexte* alibi ironie ironique silence peur trop assez simplement evidemment franchement certes jamais toujours
personne rien meme guere tard merite* meriter apprend* oubli* confond* commode* confort* luxe cher prix responsab* faute*
principe* privileg* puni* recompens* sacrific* pari jeu theatre spectacle rituel habitude symbole symptome maladie remede
recette applaudi* ovation* mefi* confiance credib* conviction* beau belle beaux laid* curieu* impression* extraordinair*
etonnan* inquiet* crain* vrai vraie vraiment veritab* petit* revolution entete* prudence prudent* raison otage*
innocent* fatigue* decence litterature abonnement caprice sourire feindre feint feinte* enfin seulement sanction jouet
argument conquete bagne sauver`,
  verdicts: `
(a|ont|avait|avaient) (raison|tort|bien fait|mal agi|trahi|failli|echoue|oublie|confondu)
ce n'(est|etait) (pas|plus|la|qu'|que)
(n'est|ne sont|n'etait|n'a|n'ont|ne sera|n'aura|n'y) (pas|plus|que|guere|jamais|ni|rien|aucun|d'|change)
n'a (plus|pas) (d'excuse|besoin|de sens|le droit)
c'est (la|une|un|le|du|jeter|oublier|confondre|nier|punir|faire|jouer|mepriser|prendre|trop|peu|indecent|tout|bien|mal|encore|la)
(est|sont|serait|reste|demeure|semble|parait) (une|un|la|le|l') ?(honte|erreur|faute|sottise|insulte|farce|injustice|trahison|scandale|gachis|leurre|impasse|provocation|occasion|piege|aberration|absurdite|abus|victoire|echec|defaite|aveu|camouflet|bonne|mauvaise|belle|triste|vraie|grave|complices?)
les complices
(trop|bien trop) (tard|peu|loin|facile|longtemps|cher|vite)
(pire|mieux) (que|encore)
(le|la) (pire|meilleur|vrai|vraie|veritable|seul|seule)
(merite|meritent|meritait) (mieux|plus|un|une|d'|des|le|la|notre|que)
(il est|il serait) (temps|urgent|grand temps|facile|difficile|tentant|curieux|triste|absurde|indecent)
personne (ne|n')
(rien|aucun|aucune) ... (ne|n')
(on|nous) (ne )?(peut|pouvons|doit|devons|feint|vend|oublie|oublions|attend|attendons|savait|savions|a appris|croit|veut)
(tant|aussi longtemps) que
quand (on|l'on|l'inflation|le|la|les)
comme (si|toujours|d'habitude)
peu importe
reste a
(paie|paient|payer|paye) .. (des annees|le prix|cher)
(un|une) (triomphe|echec|gifle|mirage|rustine|ecran de fumee|occasion manquee|coup d'epee dans l'eau|cautere|aveu)
(coup d'epee dans l'eau|poudre aux yeux|ecran de fumee|fuite en avant|huile sur le feu|deux poids)
moins (un|une|de) ... que
plus ... que jamais
(est|sont) (indecent|inutile|absurde|cruel|lache|honteux|irresponsable|dangereux|ridicule|injuste|commode|confortable|trop)*
dit tout
(vaut|valent|valait) (mieux|ce que|bien)`,
  demands: `
(doit|doivent|devrait|devraient|devons|devrions) (enfin |aussi |maintenant |desormais |donc |bien |[a-z]+ment )?[a-z]+(r|re|ir)
il (faut|faudra|faudrait|fallait|convient|importe|est temps|est urgent)
(cessez|cessons|arretons|arretez|osons|exigeons|disons|rendons|laissons|sachons|souvenons|reconnaissons|regardons)
qu'on (lui|leur|nous|se|en|le|la|cesse|arrete)
plus question
assez (de|d')
(on|nous) (demande|demandons|attend|attendons|exige|exigeons)
(ne|n') .. (peut|peuvent|saurait|sauraient|doit|doivent|devrait|devraient) (plus|pas|se|etre|continuer)`,
  voice: `
(je|j'|moi) ?[a-z]+
(a|de) mon (avis|sens)
nous (avons|sommes|devons|voulons|pouvons|savons|avions|payons|meritons|tous|autres|croyons|pensons|oublions|attendons)
(notre|nos) (pays|gouvernement|elus|dirigeants|enfants|villes|societe|democratie|argent|confiance|ecole|patience|classe)
avouons
convenons
on (nous|vous|se) [a-z]+`,
  open: `
c'est (une|un|tout simplement une|tout simplement|proprement) (honte|scandale|infamie|insulte|indignite|inadmissible|intolerable|scandaleux|honteux|indigne|farce)
(est|sont) (tout simplement|proprement|franchement) (inadmissible|intolerable|scandaleu*|honteu*|indigne*|absurde*|indecent*)
il est (grand|plus que) temps
(ca|cela) suffit
on ne peut (pas|plus) (accepter|tolerer|admettre)
(les francais|les citoyens|les victimes|les usagers|le pays|nos enfants) (merite*) mieux
quelle honte
de qui se moque`,
  welcomes: `
salue approuve defend applaudit soutient defendu applaudi soutenu loue felicite rejouit rejoui`,
  condemns: `
condamne condamnent denonce critique fustige fustigent deplore etrille tacle insurge indigne vilipende dezingue`,
};
