/** Words for people that a number may count without saying what befell them, folded, by language; `*`: beginning. */
export const PEOPLE_NOUNS: Record<string, string> = {
  es: `persona personas gente vida vidas pasajero* viajero* trabajador* obrero* emplead* civil civiles soldado* militar militares
policia policias agente agentes bombero* niño niños niña niñas menor menores bebe* mujer mujeres hombre hombres joven jovenes
adolescente* estudiante* alumno* turista* migrante* refugiado* marinero* marino* tripulante* ocupante* victima* vecino*
residente* habitante* ciudadan* funcionari* periodista* medico* sanitario* minero* pescador* conductor* ciclista* peaton*
manifestante* huelguista* rehen* preso* recluso* combatiente* miliciano* rebelde* guerriller* insurgente* terrorista*
sospechoso* delegad* hincha* aficionado* espectador* docente* profesor* maestro* familia* miembro* integrante* campesin*
indigena* cooperante* rescatista* seres efectivo* adulto* anciano* sobreviviente* superviviente* herido* evacuado* esquiador* montañer* excursionista* escalador* senderista* bandido* secuestrador* pistolero* ladron* individu* encapuchad* atracador* jubilad* invitad* usuari* client* compañer* hij* perjudicad* afectad* asistente* palestin* israeli* ucranian* ruso rusos sirio sirios haitian* venezolan* colega* marine* parient* abogad* arbitro* jugador* feligres* peregrin* comensal* chofer* pilot* azafat* copiloto* socio* consejer* directiv* administrador* votante* elector* otro otros otra otras`,
  en: `person people passenger* traveller* traveler* worker* employee* staff civilian* soldier* troop* police officer* firefighter*
child children boy boys girl girls baby babies infant* woman women man men youth* teenager* student* pupil* tourist*
holidaymaker* migrant* refugee* sailor* seafarer* crew member* occupant* victim* villager* resident* inhabitant* citizen* official*
journalist* doctor* medic* nurse* miner* fisherman fishermen driver* cyclist* pedestrian* protester* demonstrator* striker*
hostage* prisoner* inmate* fighter* militant* rebel* insurgent* gunman gunmen terrorist* suspect* delegate* fan fans supporter*
spectator* teacher* families farmer* adult* elderly survivor* bystander* guest* worshipper* skier* climber* hiker* tourer* mountaineer* robber* thief thieves kidnapper* bandit* retiree* pensioner* colleague* user* customer* client* sons daughters relative* pilgrim* voter* director* executive* manager* player* lawyer* pilot* attendant* palestinian* israeli* ukrainian* russian* syrian* haitian* venezuelan* assailant* attacker* members shopper* evacuee* other others lives life patients personnel`,
  fr: `personne personnes gens vie vies passager* voyageur* ouvrier* travailleur* employe* salarie* civil civils soldat* militaire*
policier* gendarme* agent* pompier* enfant* garcon* fille* mineur* bebe* femme* homme* jeune* adolescent* etudiant* eleve*
touriste* vacancier* migrant* refugie* marin* membre* occupant* victime* villageois habitant* resident* riverain* citoyen*
fonctionnaire* journaliste* medecin* soignant* infirmier* pecheur* conducteur* cycliste* pieton* manifestant* greviste* otage*
prisonnier* detenu* combattant* rebelle* insurge* terroriste* suspect* delegue* supporter* spectateur* enseignant* professeur*
famille* adulte* survivant* rescape* sauveteur* secouriste* autre autres ressortissant* fidele* client* skieur* randonneur* alpiniste* grimpeur* malfaiteur* individu* voleur* braqueur* bandit* ravisseur* retraite* invite* usager* collegue* proche* pelerin* electeur* administrateur* cadre* joueur* avocat* pilote* palestinien* israelien* ukrainien* russe* syrien* haitien* venezuelien* assaillant* dirigeant*`,
  de: `person personen mensch menschen leute passagier* reisende* fahrgast* fahrgaste* arbeiter* beschaftigte* mitarbeiter* angestellte*
zivilist* soldat* polizist* beamte* feuerwehr* kind kinder kindern jugendliche* junge jungen madchen baby babys frau frauen
mann manner mannern schuler* student* studierende* tourist* urlauber* migrant* fluchtling* gefluchtete* seeleute* matrose*
besatzungsmitglied* crewmitglied* insasse* opfer* dorfbewohner* bewohner* anwohner* einwohner* burger* journalist* arzt arzte
pfleger* bergleute* kumpel fischer* fahrer* radfahrer* fussganger* demonstrant* demonstrierende* streikende* geisel*
gefangene* haftling* kampfer* rebell* terrorist* verdachtige* delegierte* fan fans zuschauer* lehrer* lehrkraft* familie*
erwachsene* uberlebende* retter* helfer* einsatzkraft* weitere weiterer weiteren gast gaste gasten glaubige* mitglied*
leben menschenleben sanitater* betroffene* *ganger *gangern *arbeiter *arbeitern *leute *leuten *manner *krafte *kraften *bewohner *bewohnern *fahrer *lehrer *sportler *besucher *teilnehmer *mitglieder *insassen *opfer *spieler bergsteiger* wanderer skifahrer* bandit* entfuhrer* rauber* tater taterinnen rentner* kollegen kunden nutzer* anhanger* pilger* vorstande manager* wahler* anwalt* piloten palastinenser* israeli* ukrainer* russen syrer* angreifer* kumpeln verwandte* sohne tochter`,
};

/** Groups that make another quantity of it, folded, by language; `*`: beginning. */
export const GROUPS: Record<string, Record<string, string>> = {
  children: {
    es: "niño* niña* menor menores bebe* escolar*",
    en: "child children boy boys girl girls baby babies infant* toddler* minors schoolchildren teenager*",
    fr: "enfant* bebe* garcons fillette* ecolier* adolescent*",
    de: "kind kinder kindern minderjahrige* babys baby schulkind* jugendliche*",
  },
  women: { es: "mujer mujeres", en: "woman women", fr: "femme femmes", de: "frau frauen" },
  police: {
    es: "policia policias agente agentes gendarme* guardia*",
    en: "officer officers policeman policemen police",
    fr: "policier* gendarme* crs",
    de: "polizist* polizeibeamt* beamte beamten",
  },
  firefighters: {
    es: "bombero* rescatista* brigadista*",
    en: "firefighter* rescuer*",
    fr: "pompier* sauveteur* secouriste*",
    de: "feuerwehrleute* feuerwehrmann feuerwehrmanner* retter* rettungskraft* einsatzkraft* helfer*",
  },
  soldiers: {
    es: "soldado* militar militares uniformado*",
    en: "soldier* troops servicemen marine marines",
    fr: "soldat* militaire*",
    de: "soldat*",
  },
  militants: {
    es: "miliciano* rebelde* guerriller* insurgente* terrorista* yihadista* combatiente*",
    en: "militant* rebel* insurgent* gunmen terrorist* jihadist* fighter* attackers",
    fr: "rebelle* insurge* terroriste* djihadiste* combattant* assaillant*",
    de: "rebell* aufstandische* terrorist* dschihadist* kampfer* angreifer",
  },
  foreigners: {
    es: "extranjero* turista*",
    en: "foreigner* tourist* foreign holidaymakers nationals",
    fr: "etranger* touriste* ressortissant* vacancier*",
    de: "auslander* tourist* urlauber* staatsangehorige* staatsburger*",
  },
  crew: {
    es: "tripulante* marinero*",
    en: "crew sailor* seafarer* crewmembers",
    fr: "equipage marins matelots",
    de: "besatzungsmitglied* crewmitglied* seeleute* seeleuten matrosen",
  },
  journalists: {
    es: "periodista*",
    en: "journalist* reporter*",
    fr: "journaliste*",
    de: "journalist* reporter",
  },
  medics: {
    es: "medico* sanitario* enfermer* paramedico*",
    en: "doctor* nurse* medic* paramedic*",
    fr: "medecin* soignant* infirmier*",
    de: "arzt arzte arztin* sanitater* pflege*",
  },
};
