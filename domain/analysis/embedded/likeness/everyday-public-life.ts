/** Words of politics, the economy, science, sport and culture, in the form of the everyday list. */
export const PUBLIC_LIFE = `
majority | absoluta |  |  | 
short-of |  |  | manque manquent | 
consult | consultará consultarán | consult |  | befragen
seats-won | actas | seats deputies | sièges | Sitze
turnout |  |  |  | Beteiligung
deputy-second | adjunto | deputy | adjoint adjointe suppléant | Vize
temporary | provisionalmente | acting | provisoirement | kommissarisch übergangsweise
term-of-office | permaneció |  | mandat | 
treaty | adjudicado adjudicación | tender |  | Auftrag Vergabe
pension | retiro |  |  | 
commission-panel | panel |  |  | 
tax | gravamen | levy |  | Abgabe
fall |  |  | abaisse | 
tariff |  |  | tarifs | 
budget-deficit |  | shortfall |  | Fehlbetrag
spend |  | outlays |  | 
extra-more | adicional adicionales extra suplemento | extra additional | rallonge supplémentaires supplément | zusätzlich zusätzliche Zuschlag
hospital | clínica | clinic | clinique | Spital Spitäler
negotiation |  | session | séance | Sitzung
draw | desempate |  | partage | Gleichstand
sale |  |  | cession céder | 
water |  | waterworks |  | 
price | tarifas tarifa | rates fares | tarifs | Tarife Gebühren
president | gobernantes |  |  | 
fund |  |  | fonds | Fonds
loan |  |  | prêt prêts | 
island | islote | isle |  | 
fishing |  | catch catches |  | Fang Fangmengen
fish-seafood | arenque arenques | herring | hareng harengs | 
environment | ambientalistas | conservationists |  | 
sanction |  | blacklisted |  | gelistet
stockmarket | acción títulos | share shares |  | 
employ | asalariados |  |  | 
company | planta factoría |  | site | Standort
end |  |  |  | Stilllegung
damages-court | indemnizaciones | severance payoff | indemnité | Abfindung Abfindungen
savings |  |  |  | Einsparungen spart einsparen
product-recall | retiró | bin | rappel rappelés | 
cheese | quesería quesos |  |  | Weichkäse
eliminate | borrar | delete erase deleted | effacer supprimées | löschen gelöscht
account-user | perfiles | accounts profiles | comptes profils | Konten Profile
teenager |  | minors underage |  | 
complaint-criminal | recurso apelará apela recurrir | appeal appeals | recours | Einspruch Rechtsmittel
food | víveres | groceries |  | 
expensive | cara sobrecoste sobrecosto | dearer costlier pricier extra | renchéri surcoût | verteuerten verteuert
retaliation | responderá | retaliate countermeasures | rétorsion | 
user |  |  | ménage ménages | 
wind-power | turbina turbinas | turbine turbines | turbine | Turbine Turbinen
wind-power |  |  | éolien | 
system |  | grid |  | 
drinking-water | grifo potable | tap | robinet potable | 
paper-industry |  | paper mill | papetière | 
grave | túmulo | mound | tumulus | Gruft
amber |  | amber |  | 
gold |  | golden |  | goldener goldene
cup-plate | cáliz | goblet beaker | gobelet | Becher Kelch
refugee | jaqueca | migraine migraines | migraine migraines | Migräne Migränetage
study | ensayo estudio | participants | essai | 
consequence |  | side | secondaires indésirables | Nebenwirkungen
drink |  |  | sucrées | 
border |  |  | transfrontaliers | Einkaufstourismus
produce | productores | makers producers manufacturers | fabricants producteurs | Produzenten
exam | abogacía |  | barreau | 
withdraw | retiró desconectó | withdrew offline | débranché retrait | abgeschaltet
injunction | resoluciones | orders | jugements | 
broken-down | caído fallo |  |  | 
phone | telefonía | mobile | mobile | 
penalty | tanda |  | penalties | 
win-over | alzó | clinched | soulevé décroché | holte stemmte
coach-trainer | técnica |  |  | 
fan | público |  | public | 
match | duelo | game |  | 
equalizer |  | equalized | égalisé | 
prize | dotado dotación |  | doté dotation | dotiert
cheque | cheque | cheque | chèque | Scheck
book | obra |  | ouvrage | 
jury |  |  |  | Juroren
quarry |  | quarry |  | Steinbruch
marble | mármol | marble | marbre | Marmor
filmmaker | director directora realizadora | director |  | 
face-mask | máscaras máscara |  |  | 
return-object | devolvió devolvió restituyó | restituted |  | 
classical-music |  |  | philharmonique | 
classical-music | batuta |  |  | Taktstock
occupy | ocupación ocuparon ocupaban ocupada | occupied occupation occupying | occupation occupé occupaient | besetzt Besetzung besetzten besetzte verbarrikadiert
tuition-fees |  | fee fees |  | Gebühr Gebühren
united-nations-general-assembly | asamblea | assembly | assemblée | Versammlung
phone |  | mobiles | portable portables | 
ban |  | forbids | bannit proscrit | untersagt
rent-verb | arriendo |  |  | 
building | piso pisos |  |  | 
building | arrendador |  |  | 
bail |  | deposit deposits | dépôt | 
city-council | intendente |  | mairesse | 
city-council | concejo pleno | council |  | 
developer-property | promotores | builders |  | 
ship |  |  | croisière croisières | 
trade | comerciantes tenderos | traders merchants | boutiquiers | Händler Kaufleute Geschäftsleute
sale |  | takings |  | Absatz
limit |  | cap capped | plafonne | gedeckelt
tram |  | tramline |  | Tramlinie
train | estación |  |  | 
travel | conecta enlaza | links link connects connecting | relie | verbindet verbinden
negotiation |  | row |  | 
spacecraft | máquina | lander | engin | 
drill | perforar taladro perforadora taladra | drill drilling bore | forer foreuse perceuse | Bohrer bohren Bohrung
ice-cream | hielo | ice |  | Eis
sunlight |  | sunlight daylight | ensoleillement | Sonnenlicht Tageslicht
n15 |  | fortnight |  | 
strikework |  | stoppage |  | 
valid | vigente | valid | valables valable | gültig Gültigkeit
return-object |  |  | remboursés rembourse | erstattet
prize | concedió |  | décerné | verliehen vergeben
`;
