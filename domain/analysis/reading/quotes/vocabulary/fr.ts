import type { VocabularySource } from "./source";

/** French of France, Switzerland, Belgium, Quebec and West Africa, folded. */
export const FR: VocabularySource = {
  // First group: affirme, affirment, affirmait, affirmé(e)(s), affirma …
  regular: {
    er: `
affirm assur declar expliqu indiqu annonc confirm soulign critiqu deplor denonc accus alert clarifi precis detaill
comment racont relat narr exprim demand repliqu tranch ironis plaisant celebr argument justifi nuanc insist exclam cri
murmur chuchot jur pronostiqu estim calcul jug martel rappel relev signal not observ remarqu constat ajout avou confi
lanc lach gliss souffl soupir tempet fulmin tonn rassur reproch rejet refus accept concis temoign evoqu resum conclu
raill pest grond grommel marmonn balbuti interrog questionn invit exhort conjur suppli implor proclam clam reclam
reiter repet revel inform notifi communiqu publi tweet post redig not salu felicit remerci regrett excus indign
rejou inquiet desol offusqu emport insurg enthousiasm amus lament plaid martel assen analys decrypt relativis temper
minimis avanc argu sugger recommand conseill propos prophetis diagnostiqu mis relat enchain poursuiv complet
renchr glan encourag appel exig exposit certifi attest soutient formul envoy articul prolong regrett prevoi
assimil augur ajout contest expos ironis protest recapitul sanglot hurl vocifer braill adress commenc concl confess
depeindr estim grinc admonest fustig tacl etrill cingl`,
  },
  irregular: `
dit dits dites disent disait disaient dira disant repond repondent repondu repondait repondit soutient soutiennent
soutenait soutenu soutint reconnait reconnaissent reconnu reconnaissait admet admettent admis admettait promet promettent
promis previent previennent prevenu prevenait predit predisent predisait ecrit ecrivent ecrivait lit lisait conclut
concluent concluait conclu maintient maintiennent maintenu maintenait defend defendent defendu defendait rappelle
rappellent dement dementent dementi dementait contredit redit redisent poursuit poursuivi poursuivait sourit souriait
rit riait rejoui rejouie rejouit rejouissent rejouissait plaint plaignent plaignait plainte averti avertit avertissent
avertissait decrit decrivent decrivait emu emue ecrie ecriee reprend repris reprenait rencherit renchetri rencheri fait-valoir
valoir savoir convient convenu retorque retorquait retorqua resume resumait dresse appris apprend enonce surpris
interrompt interrompu jette jeta rapporte rapportait repartit refute refutait reagi reagit reagissait garantit garanti
pretend pretendait pretendu estime sermonne inscrit abonde abonda ajoutait tempete souffle`,
  infinitives: `dire repondre soutenir reconnaitre admettre promettre prevenir ecrire conclure maintenir defendre dementir
avertir decrire reagir redire rencherir reprendre convenir resumer`,
  judging: `
appele appelle qualifie qualifiait qualifient traite traitait parle parlent parlait decrit considere considerait
considerent juge jugent jugeait croit croient croyait pense pensent pensait voit voient voyait trouve trouvait craint
craignent craignait espere esperait salue saluait vante vantait compare comparait attribue attribuait denonce promet promis mise misait attend cite citait plaide
montre montrait evoque evoquait evoquent redoute redoutait redoutent reclame exige deplore fustige pointe
pointent pointait brocarde raille moque ironise regrette vise assimile qualifia salua jugea estima dresse brandit invoque`,
  cues: `selon|d apres|aux dires de|aux yeux de|de l avis de|dans les mots de|au dire de|a en croire|par la voix de`,
  afterCues: ``,
  judgingCues: `pour`,
  postpositions: ``,
  offices: `
president ex-president vice-president ministre ex-ministre vice-ministre secretaire sous-secretaire maire ex-maire gouverneur prefet
sous-prefet senateur depute elu conseiller echevin syndic bourgmestre adjoint chancelier ambassadeur consul porte-parole
chef cheffe directeur sous-directeur codirecteur dirigeant patron responsable coordinateur coordonnateur leader meneur
fondateur cofondateur proprietaire entrepreneur pdg gerant roi prince pape eveque archeveque cardinal cure pretre pasteur
imam rabbin juge magistrat procureur avocat batonnier defenseur notaire policier gendarme agent inspecteur commissaire
officier colonel general commandant capitaine lieutenant sergent adjudant amiral brigadier soldat militaire pompier
sauveteur secouriste medecin docteur chirurgien infirmier epidemiologiste pediatre psychologue psychiatre virologue
scientifique chercheur professeur universitaire enseignant instituteur recteur doyen etudiant eleve economiste analyste
expert specialiste consultant politologue sociologue historien geologue geophysicien sismologue seismologue meteorologue
previsionniste biologiste chimiste physicien ingenieur architecte technicien entraineur selectionneur coach attaquant
gardien footballeur joueur cycliste coureur pilote athlete champion medaille arbitre journaliste reporter redacteur
editorialiste ecrivain auteur romancier poete acteur comedien chanteur musicien cineaste realisateur artiste
syndicaliste travailleur ouvrier employe salarie fonctionnaire chauffeur conducteur routier cheminot marin pecheur
agriculteur eleveur paysan berger commerçant commercant boulanger vendeur hotelier touriste vacancier passager voyageur
voisin riverain habitant temoin survivant rescape victime blesse proche parent pere fils frere oncle grand-pere cousin
veuf mari epoux ami compagnon collegue manifestant militant activiste benevole ecologiste citoyen client usager
utilisateur patient supporter supporteur retraite migrant refugie mediateur negociateur observateur emissaire rapporteur
rebelle opposant candidat parlementaire eurodepute legislateur tresorier administrateur banquier courtier investisseur
actionnaire producteur exportateur animateur moniteur forestier commissaire participant vigneron maraicher plongeur
investigateur fabricant armateur restaurateur garde guide delegue logisticien
source vainqueur laureat gagnant prime interprete createur designer couturier peintre sculpteur photographe illustrateur danseur
choregraphe dramaturge scenariste traducteur humoriste rappeur compositeur chef-dorchestre violoniste pianiste animateur
presentateur chroniqueur blogueur influenceur youtubeur astronaute spationaute astronome astrophysicien mathematicien statisticien
demographe ecologue glaciologue volcanologue hydrologue oceanographe botaniste zoologue archeologue anthropologue
paleontologue linguiste philosophe theologien juriste constitutionnaliste criminologue veterinaire pharmacien dentiste
anesthesiste oncologue cardiologue neurologue immunologue geneticien toxicologue legiste kinesitherapeute aide-soignant
gardien concierge plombier electricien mecanicien charpentier soudeur maçon mineur docker aiguilleur copilote matelot
alpiniste grimpeur boxeur nageur gymnaste skieur sprinteur sprinter jockey golfeur patineur lutteur demi ailier capitaine
rugbyman handballeur basketteur tennisman suspect accuse prevenu condamne detenu prisonnier otage captif plaignant jure
successeur predecesseur homologue rival adversaire heritier petit-fils neveu jumeau beau-pere adolescent locataire
bailleur proprietaire automobiliste pieton promeneur randonneur campeur apiculteur viticulteur brasseur barman serveur
libraire bibliothecaire archiviste moine frere aumonier abbe monarque souverain empereur emir cheikh milliardaire
millionnaire mecene magnat donateur programmeur informaticien urbaniste lobbyiste sondeur caporal electeur lecteur auditeur
sympathisant adherent negociateur numero ex-patron ex-directeur ex-joueur ex-depute vice-recteur delegue-syndical
chef-etoile cuisinier patissier sommelier restaurateur fermier maraicher eclusier batelier cafetier`,
  feminine: `
presidente ex-presidente vice-presidente mairesse gouverneure prefete senatrice deputee elue conseillere
echevine adjointe chanceliere ambassadrice cheffe directrice codirectrice dirigeante patronne coordinatrice
coordonnatrice fondatrice cofondatrice gerante reine princesse pasteure magistrate procureure avocate policiere
inspectrice officiere colonelle generale commandante capitaine lieutenante pompiere medecin docteure chirurgienne
infirmiere chercheuse chercheure professeure enseignante institutrice rectrice doyenne etudiante consultante experte
historienne physicienne ingenieure technicienne entraineuse attaquante gardienne footballeuse joueuse coureuse
championne redactrice ecrivaine autrice auteure romanciere actrice comedienne chanteuse musicienne realisatrice
travailleuse ouvriere employee salariee conductrice pecheuse agricultrice eleveuse paysanne bergere commerçante
commercante boulangere vendeuse hoteliere vacanciere passagere voyageuse voisine riveraine habitante survivante
rescapee blessee mere fille soeur tante grand-mere cousine veuve epouse amie compagne manifestante militante citoyenne
cliente utilisatrice patiente retraitee refugiee mediatrice negociatrice observatrice opposante candidate eurodeputee
administratrice banquiere productrice animatrice monitrice forestiere participante viticultrice logisticienne
deleguee maitresse etudiante parlementaire
gagnante laureate primee creatrice designeuse couturiere sculptrice danseuse scenariste traductrice rappeuse compositrice
animatrice presentatrice chroniqueuse blogueuse influenceuse astrophysicienne mathematicienne statisticienne theologienne
pharmacienne geneticienne aide-soignante gardienne mecanicienne copilote boxeuse nageuse skieuse sprinteuse patineuse
lutteuse ailiere suspecte accusee prevenue condamnee detenue prisonniere plaignante juree rivale heritiere petite-fille
niece jumelle belle-mere adolescente promeneuse randonneuse apicultrice serveuse moniale religieuse souveraine imperatrice
milliardaire donatrice informaticienne electrice lectrice auditrice sympathisante adherente cuisiniere patissiere fermiere
maraichere mariee fiancee veuve sinistree rivale romanciere poetesse`,
  generic: `
dirigeant dirigeante responsable elu elue expert experte specialiste accuse accusee prevenu prevenue interesse
interessee joueur joueuse suspect suspecte`,
  celebrated: `
vainqueur laureat laureate gagnant gagnante romancier romanciere ecrivain ecrivaine auteur autrice cineaste
realisateur realisatrice`,
  plural: `autorites temoins habitants experts pompiers policiers enqueteurs syndicats sources medecins avocats proches
responsables organisateurs parents chercheurs analystes rescapes gendarmes economistes elus`,
  bodies: `
famille ministere gouvernement mairie police parquet tribunal cour banque institut universite parti syndicat federation
association organisation agence commission conseil chambre congres senat parlement entreprise compagnie groupe fondation
hopital diocese armee marine gendarmerie prefecture delegation presidence departement service centre office direction
autorite administration societe observatoire plateforme intersyndicale rectorat bureau club elysee matignon
opposition equipe enseigne chaine constructeur assureur laboratoire compagnie collectif coalition alliance ong musee theatre
festival ambassade kremlin vatican patronat cabinet maison marque exploitant operateur producteur distributeur editeur
cooperative confederation municipalite commune canton region prefecture regie aeroport ligue fabricant firme geant
majorite gauche droite rectorat eveche ordre brigade filiale multinationale start-up banquise`,
  papers: `communique lettre rapport note message declaration document texte courrier tribune arret jugement tweet`,
  titles: `m mm mme mmes mlle dr me pr monsieur madame maitre sir st`,
  feminineTitles: `mme mmes mlle madame`,
  determiners: `le la les l un une des son sa ses ce cet cette leur leurs notre mon ma autre`,
  masculine: `le un`,
  womanly: `la une`,
  indefinite: `un une des plusieurs certains quelques autre`,
  linkers: `de du des d l la le les en au aux pour a`,
  prepositions: `a au aux de du des d dans en avec chez contre devant depuis par pour sans sous sur vers entre lors selon apres avant
pendant des parmi envers`,
  stops: `et ou que qu qui dont mais quand lorsque ou alors tandis car si ne n pas se s y est a ont sont aussi hier mardi lundi
mercredi jeudi vendredi samedi dimanche jeudi lui elle-meme puis comme`,
  particles: `de du des d le la les von van di da el al ben bin y dos`,
  pronouns: { m: `il`, f: `elle`, any: `` },
  conjunctions: `et mais tandis alors`,
  that: `que|qu`,
  works: `livre roman film documentaire serie chanson disque album poeme piece article editorial titre intitule intitulee
baptise baptisee nomme nommee appele appelee surnomme slogan mot-dordre programme projet campagne operation
navire bateau cargo cablier magazine exposition emission banderole pancarte`,
};
