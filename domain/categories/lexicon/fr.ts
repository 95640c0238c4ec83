import {
  CULTURE,
  ECONOMY,
  ENVIRONMENT,
  HEALTH,
  JUSTICE,
  LIFESTYLE,
  POLITICS,
  SCIENCE,
  SOCIETY,
  SPORTS,
  TECHNOLOGY,
  WORLD,
} from "../data";

/** French words by category, written as `matcherOf` reads them. */
export const FR: Readonly<Record<number, string>> = {
  [ECONOMY]: `econom* inflation pib deficit* droits+de+douane impot* fiscal* fiscalite tva bercy banque* bancaire* bce taux+d+interet taux+directeur* credit+immobilier bourse
    boursier* cac actionnaire* actions+en investisseur* investissement* dividende* fusion+entre rachat entreprise* patron+de patronat medef pme salaire* smic emploi*
    chomage chomeur* licenciement* plan+social greve* syndicat* cgt cfdt usine* industri* chiffre+d+affaires benefice+net benefices ventes exportation* importation*
    petrole baril gaz+russe carburant* essence+a facture+d+electricite edf pouvoir+d+achat consommateur* consommation prix+de prix+des prix+du marche+du+travail marche+immobilier
    immobilier loyers dette budget* epargne livret+a retraites pension* euros+par dollar bitcoin cryptomonnaie* fmi croissance recession commerce+exterieur commerce commerces
    start+up* compagnie+aerienne airbus agricult* agriculteur* mercosur milliards`,
  [TECHNOLOGY]: `technolog* intelligence+artificielle ia chatgpt openai mistral+ai chatbot* gemini algorithme* logiciel* smartphone* iphone* android google apple microsoft samsung
    nvidia puce* semi+conducteur* cyberattaque* cybersecurite hacker* pirate+informatique piratage malware rancongiciel* fuite+de+donnees application* appli applis whatsapp instagram tiktok
    facebook reseaux+sociaux internet fibre+optique 5g robot* drone+civil jeu+video jeux+video console playstation nintendo xbox navigateur ordinateur* informatique*
    tablette* wifi centre+de+donnees data+center* quantique numerique* high+tech mot+de+passe deepfake* grok silicon+valley gafam`,
  [CULTURE]: `culture culturel* film films cinema cineaste* realisateur* realisatrice* acteur* actrice* comedien* netflix hbo serie+tele cesar+du oscar oscars festival* cannes+2026
    musique* musicien* chanteur* chanteuse* chanson* album concert* tournee+mondiale rappeur* rappeuse* orchestre* opera symphoni* theatre* danse danseu* ballet musee*
    louvre exposition* peintre* peinture* sculpt* artiste* galerie* roman romans romancier* romanciere* ecrivain* autrice* auteur+de livre* litterair* litterature goncourt
    renaudot edition+litteraire editeur* poete* poesie patrimoine architect* documentaire* bande+dessinee bd humoriste* television emission+de presentateur* animatrice* animateur*
    box+office scenariste* spectacle* brigitte+bardot miss+france eurovision`,
  [JUSTICE]: `juge juges tribunal* cour+d+appel cour+d+assises cour+de+cassation cour+supreme justice judiciaire* procureur* parquet pnf magistrat* avocat* avocate* proces accuse+de accusee
    accuses mis+en+examen mise+en+examen condamn* reclusion prison detenu* detention garde+a+vue inculp* plainte* police policier* policiere* gendarme* gendarmerie
    enquete* enqueteur* meurtre* meurtrier* assassin* homicide* feminicide* viol violeur* violee agression* agresse* abus+sexuels pedocrimin* poignard* couteau coups+de+feu
    fusillade* tir+mortel enlevement* sequestr* cambriol* vol+a braquage* escroc* escroquerie* fraude* blanchiment corruption trafic+de+drogue narcotrafic* trafiquant* dealer*
    stupefiants interpell* arrete+pour arrestation* suspect* soupconn* extradition* delit* crime* criminel* victimes+de`,
  [POLITICS]: `gouvernement* president* presidentielle premier+ministre ministre* ministere* matignon elysee assemblee+nationale depute* deputee* senat senateur* senatrice* parlement* projet+de+loi
    proposition+de+loi motion+de+censure 49+3 vote+de voter vote electeur* elect* election* scrutin* municipales legislatives candidat* campagne+electorale sondage* parti+socialiste rassemblement+national
    rn lfi insoumis* republicains renaissance ecologistes ps melenchon bardella marine+le+pen le+pen macron* bayrou lecornu attal retailleau philippe+2027 glucksmann
    opposition coalition* majorite extreme+droite extreme+gauche gauche droite politique* politicien* maire maires mairie conseil+municipal conseil+des+ministres dissolution
    remaniement referendum constitution* conseil+constitutionnel decret* reforme* porte+parole gouverneur* demission*`,
  [SCIENCE]: `scientifique* science* chercheur* chercheuse* etude+scientifique une+etude+montre recherche+scientifique decouverte* archeolog* paleontolog* fossile* dinosaure* neandertal* prehistoire prehistorique*
    astronom* astrophysic* telescope* galaxie* trou+noir trous+noirs exoplanete* asteroide* comete* eclipse* super+lune superlune meteorite* nasa agence+spatiale esa+lance spatial* spatiale* fusee*
    satellite* astronaute* spationaute* thomas+pesquet sophie+adenot spacex ariane mars+mission physique+quantique physicien* chimiste* biolog* genetique* genome* adn cellule* neuroscien*
    cnrs inserm laboratoire* experience+scientifique evolution+humaine prix+nobel mathematic* microscop* particule*`,
  [SOCIETY]: `societe habitant* riverain* quartier* logement* locataire* proprietaire+de sans+abri sdf ecole* ecolier* college* collegien* lycee* lyceen* eleve* enseignant* professeur* universite* etudiant*
    education+nationale parcoursup baccalaureat famille* parents enfant* bebe* ado ados adolescent* jeunesse seniors ehpad migrant* migration* immigration immigre* refugie* demandeurs+d+asile oqtf
    pauvrete precarite association* benevole* eglise* eveque* pape vatican religi* laicite musulman* juif* antisemit* mosquee noel reveillon saint+sylvestre accident* collision*
    mort morte morts mortel* deces decede* blesse* victime* pompier* incendie* explosion* secours disparu* disparition* obseques hommage* manifestation* manifestant* blocage* egalite
    feminis* racis* lgbt* handicap* natalite demograph* sncf train trains rer metro+parisien aeroport* autoroute* circulation loto euromillions`,
  [HEALTH]: `sante hopital hopitaux hospitali* chu medecin* infirmier* infirmiere* patient* maladie* malade* cancer* tumeur* vaccin* virus grippe covid* pandemie* epidemie* bronchiolite rougeole chikungunya
    dengue bacterie* infection* antibiotique* pharmaci* medicament* traitement* therapie* chirurg* greffe* diabete* obesite cholesterol hypertension cardiaque* cardiovasculaire* infarctus avc
    alzheimer parkinson sante+mentale depression anxiete psycholog* psychiatr* suicide* regime+alimentaire nutrition* vitamine* proteine* sommeil dormir insomnie activite+physique
    grossesse* enceinte accouchement* maternite* pediatr* gynecolog* oms urgences samu deserts+medicaux assurance+maladie securite+sociale symptome* tabac tabagisme alcool fin+de+vie euthanasie soins soignant*`,
  [LIFESTYLE]: `recette* cuisine cuisiner chef+etoile restaurant* restaurateur* michelin gastronom* plat plats vin vins biere* vigneron* dessert* galette+des+rois ingredient* air+fryer mode defile*
    robe+de robe tenue look maquillage beaute coiffur* parfum* voyage* voyageur* vacances destination* plage* escapade* hotel* croisiere* touriste* tourisme horoscope* zodiaque astrolog* decoration interieur+deco
    jardin jardinage plantes+d+interieur animal+de+compagnie chien chiens chat chats mariage* people celebrite* famille+royale roi+charles prince princesse kate+middleton meghan harry+et
    en+couple rupture+amoureuse romance influenceu* voiture+electrique suv automobile* essai+auto soldes shopping bricolage menage+facile astuce* nouvel+an+chinois`,
  [WORLD]: `onu nations+unies otan conseil+de+securite union+europeenne bruxelles commission+europeenne guerre* bombard* missile* frappe+aerienne frappes+aeriennes frappe frappes raid* invasion* armee* militaire*
    soldat* troupes cessez+le+feu treve accord+de+paix plan+de+paix negociations+de+paix diplomat* ambassad* affaires+etrangeres sanctions geopolitique* regime nucleaire+iranien arme+nucleaire g7 g20 brics sommet+de
    droit+international communaute+internationale coup+d+etat putsch junte rebelle* insurge* djihad* terroris* otage* humanitaire* frontiere* chancelier* dictat* genocide*`,
  [ENVIRONMENT]: `climat climatique* rechauffement emission* co2 gaz+a+effet+de+serre decarbon* renouvelable* eolien* solaire* panneaux+solaires secheresse* nappes+phreatiques inondation* crue crues
    tempete* neige verglas canicule* vague+de+chaleur vague+de+froid grand+froid meteo meteo+france temperature* pluie* orage* vigilance+orange vigilance+jaune vigilance+rouge ouragan* cyclone* seisme* tremblement+de+terre volcan*
    eruption tsunami feu+de+foret feux+de+foret incendies+de+foret biodiversite espece* faune flore ecosysteme* foret* deforest* ocean* glacier* pollution* pollu* pfas pesticide* recyclage dechets
    plastique* ecolog* environnement* parc+national loup loups ours baleine* requin* oiseau* cop30 cop31 avalanche*`,
  [SPORTS]: `football* foot ligue+1 ligue+2 ligue+des+champions psg om ol paris+saint+germain olympique+de olympique+lyonnais as+monaco coupe+de+france coupe+du+monde euro+2028 equipe+de+france les+bleus but buts
    buteur* buteuse attaquant* gardien+de+but milieu+de+terrain defenseur* entraineur* selectionneur* deschamps mercato transfert* arbitre* penalty match matchs match+nul victoire+face defaite+face derby classement+de
    basket* nba wembanyama tennis roland+garros wimbledon alcaraz sinner djokovic atp wta formule+1 f1 grand+prix pilote* motogp cyclis* tour+de+france pogacar athletisme athlete* marathon* natation nageu*
    jeux+olympiques jo+2026 olympique olympiques medaille* champion* championne* championnat* tournoi* rugby top+14 xv+de+france six+nations dupont  boxe boxeu* ufc mma dakar rallye* vendee+globe ski biathlon
    handball volley* judo* mbappe dembele zidane can+2025 can+2026 sport* sportif* sportive*`,
};
