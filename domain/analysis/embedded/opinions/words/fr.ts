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
myop* anachroni* obsolet* ranc* insupporta* indefendab* inexplicab* decevan* deception* suspect* repugnan*
ecoeuran* odieu* feroce* tied* tiedeur frilo* hasardeu* credul* naivete aveuglement aveugle* deni deraisonnab* outranc*
outrancier* indolor* coupab* hypocrisie leurre bricolage bacle* rate* gabegie incurie impuissan* enfumage
scandaleusement betement sinistr* sordid* vulgair* tapageu* ringard* kitsch fade* ennuyeu* soporifiq*
mesquinerie* pingre* radin* avar* dupli* mauvaise-foi tartuff* faux-cul* fourbe* perfid* felon* vilen*
infect* ignobl* abject* vile viles bassesse* veule* veulerie poltron* pleutre* couard* frileu* tremblant* timor*
pusillan* reculade* reddition* abdiqu* laisser-aller laxis* negligen* impuissance incapab* incur*
deroute* debacle* deconfiture* ratage* fiasc* couac* bourde* bevue* boulette* gaffe* pataqu* cafouill*
imbrogli* capharnaum pagaille gabegi* gachi* gaspil* dilapid* derisoire* ridic* risib* grotesq* burlesq*
loufoq* ubuesq* kafkaien* surrealist* delirant* delire dement* deraison* irration* ineptie* aneri* niais*
niaiserie balivern* foutais* fadaise* sornett* fumist* enfum* mystif*
electoralist* clientelis* politicard* politicien* demago* sectair* dogmat* fanatiq* borne* obtus* etriqu*
rance poussiereu* desuet* vetust* archaiq* moyenageu* feodal* retrograd* reactionnair* liberticid* despotiq*
tyrann* inique* iniquite* spoli* rapac* vorac* predateu* cupidit* cynic* froideur inhumanit*
impitoyab* barbari* glauq* nauseabond* repuls* revoltant*
outrageu* affront* camoufl* gifle* soufflet avili* deshonor* deshonneur deshonnet* indignit* opprobr*
ignomini* infamant* souill* tache* pietr* insipid* fadeur poussif* laborieu* indigest*
verbeu* ampoul* pompeu* pretenti* boursoufl* grandiloquen* prechi-precha moralisat* lourdaud* lourdeur balourd*
grossier* exorbitan* hypertroph* delet* funest* mortifer*
suicidair* irreflechi* inconsider* inconscien* aventureu* aventuris* casse-cou imprevoyan* amateuris* dilettant*
bravour* vaillan* audacieu* hardi* noble* noblesse grandeur*
digne* dignement probite integrit* exemplarit* salvat* bienfais* providentiel* lumineu*
lucidite ingenieu* finess* gracieu* virtuos* magistral* majestueu* sublim* enchanteu* envoutan* captivan*
palpitan* jubilatoi* savoureu* delicieu* truculen* chef-d'oeuvre joyau
pepite meritoir* meritee* louab* estimab* honorab* rafraichis* rejouis*
desarm* confondan* sidera* stupefian* ahuris* effaran* accablan* decourag* deprim* irrespons*
vertigineu* piteu* piteusement impard* complaisan* demi-mesure* replatrage* rafistol* cosmetiq* gadget* gesticul*
esbrouf* rodomontad* fanfaron* vantard* bravad* suffisance morgue condescend* dedain* arrog* cruaut* indiffer*`,
  mild: `
mieux pire bon bonne bons bonnes mauvais mauvaise mauvaises juste justice injustice grave serieu* triste* tristement helas
dommage erreur* trompe* tort echec* echou* lecon* moral* morale ethique dignite digne* courage verite mensonge* ment mentir
excuse* pretexte* alibi ironie ironique silence peur trop assez simplement evidemment franchement certes jamais toujours
personne rien meme guere tard merite* meriter apprend* oubli* confond* commode* confort* luxe cher prix responsab* faute*
principe* privileg* puni* recompens* sacrific* pari jeu theatre spectacle rituel habitude symbole symptome maladie remede
recette applaudi* ovation* mefi* confiance credib* conviction* beau belle beaux laid* curieu* impression* extraordinair*
etonnan* inquiet* crain* vrai vraie vraiment veritab* petit* revolution entete* prudence prudent* raison otage*
innocent* fatigue* decence litterature abonnement caprice sourire feindre feint feinte* enfin seulement sanction jouet
argument conquete bagne sauver
songeur joli jolie jolis jolies modest* aveu lecon* hecatombe obscen* cercueil* theatre comedie mascarad* spectacle* cirque farce
vaudeville feuilleton mirage fable conte miracle magie ficelle* cache-sexe paravent vitrine miroir masque facade decor fumee
miettes aumone obole pourboire gateau festin impasse derive* abime gouffre precipice naufrage brouillard boussole cap gouvernail
conscience* patience* courage audac* lassitude inertie routine torpeur sommeil sieste cauchemar calvaire tragedie drame gachis
helas heureusement malheureusement dommage tant enfin bravo chapeau hourra
corrupt* mensong* mensonger* falsif* manipul* tromp* tromper* fraud* chaos chaotiq* autoritair* arbitrair* monstru*
atroc* macabr* humili* degrad* emouvan* poignan* inoubliab* memorab* triomph* exploit* heroiq* toxiq* nocif* nuisib*
effray* desastre* naufrag* improvis* propagand* abusi* desol* encourage* soulag* elegan* generos* genereu* audac*
spectacul* feroc* capitul* usur* salutair* panache passionnan* heroine*`,
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
(vaut|valent|valait) (mieux|ce que|bien)
(grand|plus que) temps
(reste|restait) (a|que|toutefois|pourtant)
(qui|cela|ca|ce qui) laisse (songeur|pantois|perplexe|sans voix|un gout)
(ne|n'en) ... (personne|rien|jamais|guere)
c'est (sa|son|la|le|l'|un|une|peu|beaucoup|assez|meme|ainsi|d'abord|surtout|justement|precisement)
voila (le|la|les|un|une|ce|qui|comment|pourquoi|des|donc|bien)
(ont|a|avait) (tort|raison) ... (sur|et|de|pour)
au (bout|fond|mieux|pire)
a peine
pour une fois
(a|ont) (joue|agi|reagi|repondu|traite|fait) ... comme
comme (si|un|une|quoi|des|toujours|d'autres|on)
(merite|meritent|meritait|meritaient|meriterait) .. 
(doit|devra|devront) ... (rendre|comptes|s'expliquer|changer|cesser|apprendre)
avec (une|un) [a-z ]{0,20}(confondante?|coupable|desinvolture|mauvaise foi|aplomb|cynisme|legerete|arrogance|panache|brio|elegance)
(mauvaise|bonne) foi
sans (imagination|courage|vergogne|scrupule|honte|ame|gloire|relief|talent|pitie|convaincre|cap|boussole|vision)
(plus|moins|aussi) [a-z]+ (que|qu')
(le|la|les) plus [a-z]+ (de|du|des|qui|que|qu')
(qui|quiconque|celui qui|ceux qui) ... (oublie*|confond*|ignore*|croit|croient|se trompe*|n'a|n'ont)
(envoyer|confondre|reduire|refuser|pretendre|croire|faire|fermer|punir|traiter|livrer|promettre|taxer|interdire|vouloir) ... (est|c'est|revient|releve)
(qui|ou) s'(emeut|etonne|indigne|inquiete|offusque)
on (nous|vous) (promet*|promettra|dit|dira|explique*|vend|prend|demande*|repete*|assure*)
on (promettra|livrera|criera|dira|oubliera|s'indignera|s'emouvra|en reparlera|recommencera)
(nul|nulle|aucun|aucune) ... (ne|n')
(finira|finiront|paiera|paieront|perdra|perdront|retiendra|retiendront|jugera|jugeront) (seul*|par|mal|cher|un jour|que|tot|tous)
tot ou tard
(tout|rien) (est|n'est|reste|cela)
il (reste|manque|suffit|suffirait|suffisait|s'agit|vaut mieux|vaudrait|ne suffit|n'est pas|y a (la|quelque|pire|mieux|urgence))
(faute|manque) (de|d')
ne (contente*|trompe*|dupe*|rassure*|convain*|suffi*|grandi*|regle*|resou*|change*|console*|vaut) 
fait du bien
(quel|quelle|quels|quelles) [a-z]+
(bel|beau|belle|piètre|pietre|drole|sacre|sacree|triste|curieuse|curieux|etrange) (de )?[a-z]+
(a|ont) (abdique|failli|gagne|perdu|choisi|rate|manque|ose|compris|oublie|trahi|brade|sacrifie|enterre)
la faute (a|au|aux)
(de|d') (qui|quoi) (se|parle-t-on|s'agit-il)`,
  leanings: `
(est|sont|etait|etaient|sera|reste|restent|demeure|semble|parait) (un|une|le|la|les|l'|du|de|bien|plus|moins|trop|si|tout|peu|toujours|encore|aussi|presque|seul*)
(nous|notre|nos|vous|votre|on)
(personne|rien|jamais|toujours|nul|tous|tout le monde)
(mais|or|pourtant|certes|reste|en attendant|au lieu de|plutot que)
(mieux|pire|plus|moins) que
tout (le|la) [a-z]+
espere*`,
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
de qui se moque
(merite|meritent|meritait|meritaient|meritons) (bien |beaucoup |nettement |tellement )?(mieux|plus|davantage|autre chose|la verite|des excuses|le respect)
(ne )?(peut|peuvent|doit|doivent|pouvait|devait) (plus|pas) (se permettre|continuer|se contenter|tolerer|accepter|fermer les yeux|attendre)
(n'|ne )?(aurait|auraient) (jamais |pas )?(du|dus) (jamais |pas )?[a-z]+
(devrait|devraient) (avoir honte|rougir|s'excuser|presenter|comprendre|savoir|faire honte|inquieter)
(est|sont|etait|serait|reste|fut|releve de) (simplement |tout simplement |franchement |proprement |purement |bien )?(indigne|impardonnable|inadmissible|inacceptable|intolerable|honteu[a-z]+|scandaleu[a-z]+|indecent[e]?|absurde|ridicule|lamentable|deplorable|obscene|grotesque|pitoyable|inexcusable|injustifiable|cynique|irresponsable|consternant[e]?|affligeant[e]?|navrant[e]?|revoltant[e]?|mesquin[e]?|pathetique)
(est|sont|etait|serait|reste|fut) (simplement |tout simplement |franchement |bien |encore |surtout )?(une?|la|le) (vraie? |veritable |belle |triste |pure |immense |sacree? )?(honte|scandale|folie|caprice|farce|mascarade|insulte|gachis|trahison|aberration|absurdite|sottise|betise|erreur historique|faute morale|indecence|fiasco|desastre|camouflet|lachete|imposture|ineptie|hypocrisie|provocation|luxe|occasion manquee|gifle|chef-d'oeuvre|merveille)
(est|sont|c'est) (du mepris|de la folie|un peu court|jouer avec le feu|jeter de l'huile|se moquer|prendre les gens|trop facile|trop tard|trop peu)
(porte|portent|ont|a) (une )?(lourde|large|grande|ecrasante) part de responsabilite
(une )?lourde (part de )?responsabilite
(arrive|arrivent|vient|viennent|arrivait) (bien |beaucoup |bien trop |beaucoup trop |avec .. (ans|annees|mois|siecles) de )(trop )?(tard|retard)
(bien|beaucoup|un peu|nettement) trop (tard|peu|longtemps|facile|timide|timidement|cher|tiede)
il (est|serait|etait) (grand |plus que )?temps (de|que|d')
il (faut|faudrait|fallait|aurait fallu) (cesser|arreter|en finir|avoir|oser|du courage|beaucoup|une bonne dose|etre)
(qu'|que )(on|personne|nul) ... (laisse reveur|depasse l'entendement|laisse sans voix|en dit long|stupefie|etonne|surprend|sideree?)
(depasse|defie) (l'entendement|la raison)
laisse (reveur|pantois|sans voix|perplexe)
(personne|nul|aucun [a-z]+|aucune [a-z]+) (ne|n') ?.. (merite|devrait|avec si peu|comme lui|comme elle|autant)
(quelqu'un|les responsables|les coupables) (devra|devront|doit|doivent) (bien )?(repondre|rendre des comptes|s'expliquer)
(sans (aucun )?doute|de loin|assurement|a coup sur|tout simplement) (la|le|les) (plus|meilleur[a-z]*|pire)
(n'est|ne sont) pas (de la |une |un |du |de l')[a-z]+,? (c'est|mais|ce sont) (de la |une |un |du |de l')?[a-z]+
(avec un|avec une|au) (mepris|cynisme|desinvolture|mauvaise foi|aplomb|legerete) `,
  copulas: "est sont etait etaient fut serait seraient reste parait semble ete",
  plain: `
coupab* suspect* tardi* dangereu* insuffisan* inutil* maladroi* neglig* complic* abus* desastreu* catastrophique*
aveugle* aveuglement excellent* remarquab* courageu* inexplicab* cruel* injust* brillan* magnifi* exemplair*
disproportionn* demesur* obsolet* derive* deception* decevan* rate* impuissan* sinistr* violent* suffisan* barbar*
humilia* trahi* indolor* offens* genial* excellen* formidab* sage* superb* splendid* merveill* bouleversan* feroce*
frequent* avar* avid* vide* faux cupid* populis* fad* ranc* creux creuse* naif* naiv* deni denis* sordid* temerair*
hasardeu* aberran* inapte* egois* inhumain* passivite lassitude credul* rond*`,
  welcomes: `
salue approuve defend applaudit soutient defendu applaudi soutenu loue felicite rejouit rejoui`,
  condemns: `
condamne condamnent denonce critique fustige fustigent deplore etrille tacle insurge indigne vilipende dezingue`,
};
