/** Words that news of every kind uses, in the form of the everyday list. */
export const GENERAL = `
child | leves leve ligeras ligeramente | slight slightly | légers léger légèrement légères | leicht leichte leichten
serious | gravemente | serious seriously critical critically |  | schwer schwere schweren kritisch
unknown-adj | ignora | unclear undetermined | ignore | unklar
biggest | mayor grande máxima | greatest | grand grande | 
smallest |  | lowest least | moindre basse | niedrigste geringste
fast | veloz | swift | rapidement | schnell schnelle
slow | despacio |  | lentement | 
full | repleto | full | plein pleine bondé comble | 
weight-unit | pesa pesaba peso | weight | pèse pesait poids | wiegt wog schwer
deep | profundidad profundo honda | deep depth | profond profondeur | tief Tiefe tiefe
height | alto | high tall | haut | hoch Höhe hohe
long | longitud | long length | long longueur | lang Länge lange
wide | ancho anchura | wide width | large largeur | breit Breite
elderly | mayor | old | aîné vieux | alt alte
drunk |  |  | éthylotest bu | 
sleep | dormía |  |  | 
wait |  |  | attendent | 
shortage | carece sin | without | dépourvu | 
access |  | barred |  | 
use | usaron | used uses using | utilisent servi | nutzt genutzt verwendet benutzt
necessary | requiere hace | needs need needed requires | faut | braucht brauchen
help | ayudó auxilio | assistance | assistance | half geholfen
lead-head | dirige encabeza preside presidida | leads chairs chaired | préside présidé mène | leitet Vorsitz geleitet
explain | contó relató narró | told | raconté relaté | erzählte berichtete schilderte
demand | ruega |  |  | bat ersuchte
consider |  | mulls | étudie | überlegt
decide | resolvió | ruled | tranché | 
reject | descarta descartó | ruled | exclut renonce | weigert
support |  |  |  | befürwortet stützt
praise |  | hailed |  | 
fear |  |  | craignent redoutent | 
hope |  |  | espoir espèrent | 
meet | congregó concentraron | turned | rassemblé afflué | versammelten kamen
join | unió incorpora |  | rejoignent | trat
employ | ficha fichó ficharon | recruited | engage engagé | 
pension |  | retiring |  | 
miss-match | perderá |  | absent | 
stage-cycling |  | stage lap | tour | Runde
race | carrera | race | course | Rennen
difference | ventaja delante | lead margin |  | Vorsprung
seconds-gap | segundos |  | secondes | Sekunden
card-id |  | red | exclu carton | 
doping |  | positive | positif | positiv
music-festival | certamen |  |  | 
painting | pinacoteca |  |  | Galerie
church-building | torre | tower spire | tour flèche | Turm
bridge | viaducto | viaduct | viaduc | Viadukt
tunnel | galería |  |  | 
roof | cubierta |  |  | 
storey |  | floor storey floors | étage étages | Stock Stockwerk Etage
cook |  | kitchen |  | 
letter |  |  | courrier | 
bus | chófer |  | chauffeur | 
captain | patrón |  | commandant | 
black | grabadora | recorders | enregistreur | 
runway-incident |  | tarmac | piste | Piste
leak |  |  |  | Gasleck
chemical |  |  | chimique chimiques | chemische
poisonous |  | poisonous |  | 
explosion | estruendo | bang |  | Knall
water | nivel cauce | level | niveau | Pegel
bag |  | sandbags |  | Sandsäcke
guide | guía guías | guide guides | guide guides | Bergführer
dog | canina |  |  | 
water-supply | suministro abastecimiento | supply supplies | approvisionnement | Versorgung
learn | clases | classes | classes | 
spouse |  | spouse |  | 
lawyer | letrado | counsel |  | 
april-fools | inocencia | innocent innocence | innocence | unschuldig Unschuld
arrest |  | behind | détention | 
fraud |  |  | détournement | 
bankruptcy | concurso | administration | redressement | Konkurs
import-goods | importó importado |  | importé | 
profit |  | quarterly |  | 
forecast-figures |  |  |  | Prognose
rise | doble | doubled double twice | doublé double | doppelt
ordinal-3 | tercio |  | tiers | 
negotiation | diálogo |  |  | verhandeln
deadline |  |  | délai | 
candidate |  | contender |  | 
runoff |  |  | second tour | 
vote-count | escrutado |  | dépouillés | ausgezählt
foreigner | exterior |  |  | 
deport |  | expulsion |  | 
border-crossing | paso |  | passage | Übergang
warehouse | polvorín |  |  | 
village-place | caserío |  |  | Weiler
species | especie especies | species |  | Art Arten
bone |  |  | os | 
telescope | observatorio |  | observatoire | 
star |  |  |  | Stern
publish |  | journal | revue publiée | 
placebo | placebo | placebo | placebo | Placebo Scheinmedikament
agency | regulador | regulator | régulateur | 
operation |  |  |  | Eingriffe Eingriff
postpone | aplazó pospuso | put | différé |
`;
