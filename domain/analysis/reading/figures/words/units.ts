/**
 * Units: `key | dimension | canonical | factor | es | en | fr | de`. A column names the unit's words in a language,
 * the first as it is shown behind a number; `A/B` shows A for one and B for more. Words before a number (`$`, `EUR`)
 * stand in SYMBOLS.
 */
export const UNIT_ROWS = `
EUR | money | EUR | 1 | euro/euros | euro/euros | euro/euros | Euro, euros
USD | money | USD | 1 | dólar/dólares, dólares estadounidenses, dólares americanos, dolares de estados unidos | dollar/dollars, US dollars, U.S. dollars | dollar/dollars, dollars américains, dollars US | Dollar, US-Dollar
USD | money | USD | 0.01 | centavos de dólar | cents | | Cent
GBP | money | GBP | 1 | libra/libras, libras esterlinas | pound/pounds, pounds sterling, quid | livre/livres, livres sterling | Pfund, britische Pfund
CHF | money | CHF | 1 | franco suizo/francos suizos, francos | Swiss franc/Swiss francs, francs | franc/francs, francs suisses | Franken, Schweizer Franken
JPY | money | JPY | 1 | yen/yenes | yen | yen/yens | Yen
CNY | money | CNY | 1 | yuan/yuanes | yuan | yuan/yuans | Yuan
INR | money | INR | 1 | rupia/rupias | rupee/rupees | roupie/roupies | Rupien, Rupie
RUB | money | RUB | 1 | rublo/rublos | rouble/roubles, rubles, ruble | rouble/roubles | Rubel
UAH | money | UAH | 1 | grivna/grivnas | hryvnia, hryvnias | hryvnia, hryvnias | Hrywnja
PLN | money | PLN | 1 | zloty/zlotys, esloti | zloty/zlotys | zloty/zlotys | Zloty
CZK | money | CZK | 1 | corona/coronas, coronas checas | crown/crowns, Czech crowns, kronor, kroner | couronne/couronnes | kr, Kronen, Krone
TRY | money | TRY | 1 | lira/liras | lira/liras | livre turque/livres turques | Lira
PESO | money | PESO | 1 | peso/pesos | peso/pesos | peso/pesos | Peso, Pesos
BRL | money | BRL | 1 | real/reales | real/reais, reals | real/reals, réais | Real, Reais
PEN | money | PEN | 1 | sol/soles, nuevos soles | sol/soles | sol/soles | Sol, Soles
XOF | money | XOF | 1 | franco CFA/francos CFA | CFA franc/CFA francs | franc CFA/francs CFA | CFA-Franc
ZAR | money | ZAR | 1 | rand | rand | rand, rands | Rand
ILS | money | ILS | 1 | séquel/séqueles | shekel/shekels | shekel/shekels | Schekel
% | percent | % | 1 | %, por ciento, porciento | %, per cent, percent, pct | %, pour cent, pourcent | %, Prozent, Prozente, Pct
‰ | percent | % | 0.1 | por mil | per mille | pour mille | Promille
pp | points | pp | 1 | punto porcentual/puntos porcentuales, puntos | percentage point/percentage points, points | point de pourcentage/points de pourcentage, points | Prozentpunkte, Prozentpunkt, Prozentpunkten, Punkte, Punkten
bp | points | pp | 0.01 | punto básico/puntos básicos, puntos base | basis point/basis points, bps | point de base/points de base | Basispunkte, Basispunkten, Basispunkt
km | length | km | 1 | kilómetro/kilómetros, km, kms | kilometres, kilometers, kilometre, kilometer, km, kms | kilomètre/kilomètres, km | Kilometer, km, Kilometern
m | length | km | 0.001 | metro/metros, m, mts | metres, meters, metre, meter, m | mètre/mètres, m | Meter, m, Metern
cm | length | km | 1e-5 | centímetro/centímetros, cm | centimetres, centimeters, centimetre, centimeter, cm | centimètre/centimètres, cm | Zentimeter, cm, Zentimetern
mm | length | km | 1e-6 | milímetro/milímetros, mm | millimetres, millimeters, millimetre, millimeter, mm | millimètre/millimètres, mm | Millimeter, mm, Millimetern
mi | length | km | 1.609344 | milla/millas | mile/miles | mille/milles, miles | Meilen, Meile
nmi | length | km | 1.852 | milla náutica/millas náuticas, millas marinas | nautical mile/nautical miles | mille marin/milles marins, milles nautiques | Seemeilen, Seemeile
ft | length | km | 0.0003048 | pie/pies | feet, foot, ft | pied/pieds | Fuß
in | length | km | 2.54e-5 | pulgada/pulgadas | inch/inches | pouce/pouces | Zoll
yd | length | km | 0.0009144 | yarda/yardas | yard/yards | yard/yards | Yards
ha | area | ha | 1 | hectárea/hectáreas, ha, has | hectare/hectares, ha | hectare/hectares, ha | Hektar, ha, Hektaren
km² | area | ha | 100 | kilómetro cuadrado/kilómetros cuadrados, km², km2 | square kilometres, square kilometers, square kilometre, square kilometer, sq km, km², km2 | kilomètre carré/kilomètres carrés, km², km2 | Quadratkilometer, km², km2, Quadratkilometern
m² | area | ha | 0.0001 | metro cuadrado/metros cuadrados, m², m2 | square metres, square meters, square metre, square meter, sq m, m², m2 | mètre carré/mètres carrés, m², m2 | Quadratmeter, m², m2, Quadratmetern
acre | area | ha | 0.40468564 | acre/acres | acre/acres | acre/acres | Acres, Acre
sqmi | area | ha | 258.9988 | milla cuadrada/millas cuadradas | square mile/square miles, sq miles | mille carré/milles carrés | Quadratmeilen, Quadratmeile
t | mass | kg | 1000 | tonelada/toneladas, t, tm, ton | tonnes, tons, tonne, ton, metric tons, metric tonnes | tonne/tonnes, t | Tonnen, Tonne, t
kg | mass | kg | 1 | kilo/kilos, kilogramos, kg, kilogramo | kilograms, kilos, kilogram, kilo, kilogrammes, kg | kilo/kilos, kilogrammes, kg, kilogramme | Kilogramm, Kilo, kg, Kilos
g | mass | kg | 0.001 | gramo/gramos | grams, gram, grammes | gramme/grammes | Gramm
lb | mass | kg | 0.45359237 | | pounds in weight, lb, lbs | | 
oz | mass | kg | 0.02834952 | onza/onzas | ounce/ounces | once/onces | Unzen, Unze
rain | rain | mm | 1 | litro por metro cuadrado/litros por metro cuadrado, l/m², litros/m², l/m2, litros | litres per square metre, liters per square meter | litre par mètre carré/litres par mètre carré, l/m² | Liter pro Quadratmeter, Liter je Quadratmeter, l/m²
l | volume | l | 1 | litro/litros | litres, liters, litre, liter | litre/litres | Liter, Litern
m³ | volume | l | 1000 | metro cúbico/metros cúbicos, m³, m3 | cubic metres, cubic meters, m³ | mètre cube/mètres cubes, m³ | Kubikmeter, m³, Kubikmetern
hl | volume | l | 100 | hectolitro/hectolitros | hectolitres | hectolitre/hectolitres | Hektoliter
hm³ | volume | l | 1e9 | hectómetro cúbico/hectómetros cúbicos, hm³ | | hectomètre cube/hectomètres cubes |
gal | volume | l | 3.785412 | galón/galones | gallon/gallons | gallon/gallons | Gallonen
bbl | volume | l | 158.987295 | barril/barriles | barrel/barrels | baril/barils | Barrel, Fass
°C | temperature | °C | 1 | °C, grados centígrados, grados Celsius, grados, °, grado, ºC, º | °C, degrees Celsius, degrees, °, degree, ºC, C | °C, degrés Celsius, degrés, °, degré | °C, Grad Celsius, Grad, °
°F | temperature | °C | 1 | °F, grados Fahrenheit | °F, degrees Fahrenheit, F | °F, degrés Fahrenheit | °F, Grad Fahrenheit
km/h | speed | km/h | 1 | km/h, kilómetros por hora, kms/h, kilómetros/hora | km/h, kilometres per hour, kilometers per hour, kilometres an hour, kilometers an hour, kph, kmh | km/h, kilomètres-heure, kilomètres à l'heure, kilomètres par heure, kilomètres heure | km/h, Kilometer pro Stunde, Stundenkilometer, Stundenkilometern, Kilometern pro Stunde
mph | speed | km/h | 1.609344 | mph, millas por hora | mph, miles per hour, miles an hour | mph, miles à l'heure, milles à l'heure, milles par heure | mph, Meilen pro Stunde
kn | speed | km/h | 1.852 | nudo/nudos | knot/knots | nœud/nœuds | Knoten
m/s | speed | km/h | 3.6 | m/s, metros por segundo | m/s, metres per second | m/s, mètres par seconde | m/s, Meter pro Sekunde
sec | duration | h | 0.000277778 | segundo/segundos | second/seconds | seconde/secondes | Sekunden, Sekunde
min | duration | h | 0.01666667 | minuto/minutos, min | minute/minutes, min, mins | minute/minutes, min | Minuten, Minute, Min
h | duration | h | 1 | hora/horas | hour/hours, hrs | heure/heures | Stunden, Stunde
d | duration | h | 24 | día/días | day/days | jour/jours | Tage, Tagen, Tag
wk | duration | h | 168 | semana/semanas | week/weeks | semaine/semaines | Wochen, Woche
mo | duration | h | 730.485 | mes/meses | month/months | mois | Monate, Monaten, Monat
yr | duration | h | 8765.82 | año/años | year/years | an/ans, années, année | Jahre, Jahren, Jahr
MWh | energy | kWh | 1000 | MWh, megavatios hora | MWh, megawatt hours, megawatt-hours | MWh, mégawattheures | MWh, Megawattstunden
kWh | energy | kWh | 1 | kWh, kilovatios hora | kWh, kilowatt hours, kilowatt-hours | kWh, kilowattheures | kWh, Kilowattstunden, Kilowattstunde
GWh | energy | kWh | 1e6 | GWh, gigavatios hora | GWh, gigawatt hours, gigawatt-hours | GWh, gigawattheures | GWh, Gigawattstunden
TWh | energy | kWh | 1e9 | TWh, teravatios hora | TWh, terawatt hours, terawatt-hours | TWh, térawattheures | TWh, Terawattstunden
kW | power | kW | 1 | kW, kilovatios | kW, kilowatts | kW, kilowatts | kW, Kilowatt
MW | power | kW | 1000 | MW, megavatios | MW, megawatts | MW, mégawatts | MW, Megawatt
GW | power | kW | 1e6 | GW, gigavatios | GW, gigawatts | GW, gigawatts | GW, Gigawatt
`;

/** What stands before a number and is its currency, longest first. */
export const SYMBOLS: readonly (readonly [string, string])[] = [
  ["us$", "USD"],
  ["u$s", "USD"],
  ["r$", "BRL"],
  ["c$", "CAD"],
  ["a$", "AUD"],
  ["s/", "PEN"],
  ["eur", "EUR"],
  ["usd", "USD"],
  ["gbp", "GBP"],
  ["chf", "CHF"],
  ["sfr", "CHF"],
  ["sek", "CZK"],
  ["nok", "CZK"],
  ["dkk", "CZK"],
  ["czk", "CZK"],
  ["fr.", "CHF"],
  ["cad", "CAD"],
  ["mxn", "PESO"],
  ["rs", "INR"],
  ["₹", "INR"],
  ["€", "EUR"],
  ["$", "USD"],
  ["£", "GBP"],
  ["¥", "JPY"],
];

/** What stands glued or close behind a number and is its currency. */
export const SUFFIXES: Readonly<Record<string, string>> = {
  "€": "EUR",
  $: "USD",
  "£": "GBP",
  eur: "EUR",
  usd: "USD",
  chf: "CHF",
  gbp: "GBP",
  fr: "CHF",
  pln: "PLN",
};
