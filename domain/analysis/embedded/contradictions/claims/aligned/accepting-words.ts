const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Scales so general that what they are told of must be very near and rare. */
export const GENERAL = words(`
  tenure go-on intact lock allow back force demand-way state-of full licence installed light inhabited known plea
  marital condition schedule done-yet duration-of recovered return life harm
`);

/** Scales so particular that two newspapers which speak of it once each speak of the same thing. */
export const TELLING = words(`
  lessons defection capture severance burial past-record will vote-way sorry breath sea insured public-way reception
  limit vaccinated company weapon drug money drink colour nation any
`);

/** Scales of which an event has one value to a deed. */
export const OF_DEEDS = words("site room entry body-part sex season medium rank compass light");

/** What time turns into what: the second value told later is news, and no contradiction. */
export const COURSES = words(`
  ward:admitted>discharged liberty:held>free recovered:missing>found caught:at-large>caught done-yet:pending>done
  life:alive>dead tenure:stays>goes return:kept>returned start-end:not-yet>begun go-on:stopped>continues
  any:none>some whether:no>yes
`);

/** Deeds that many do in many ways, so that where, how and whether say nothing. */
export const COMMON_DEEDS = words(`
  win score miss save carry depart arrive meet vote see begin end build make drink eat sleep rest wear take-to play
  damage succeed demand announce write reject resign own sentence judge injure organise celebrate elect premiere hit
  fire-start flee
`);

/** Deeds of one doer. */
export const SINGLE = words(`
  find see alert film leak steal set-fire poison sign pay approve order drive cut forget propose own inherit buy
  hack stab design make invent break-in reveal report-crime rescue switch-off
`);

/** Deeds that are done at one place. */
export const PLACED = words(`
  kill arrest find meet sign marry learn hold born bury shoot stab kidnap fire-start explode celebrate mediate rest
  hit break-in see poison
`);

/** What stands in sentences of every kind, so that sharing it ties no two of them. */
export const LOOSE = words(`
  c:metre c:million c:euro c:percent c:hour c:north c:south c:east c:west c:building c:resident c:wage c:party c:data
  c:rise c:fall c:child c:year c:day c:month c:city c:island c:school c:supermarket c:company c:police c:court
  c:death c:injured c:half c:minister c:government c:city-council c:elderly c:layoffs c:man c:woman c:team
`);

/** Persons and bodies that one and the same may be called. */
export const ALIKE: readonly ReadonlySet<string>[] = `
police policeman
government ministry minister head-of-state
company employee boss owner supplier worker
employee worker union former-employee
child son daughter student
teacher university scientist student
army rebels government ministry state
police court prosecutor
driver employee
sailor captain
club coach
jury court
wife husband partner
caretaker keeper employee
state government ministry company club
mayor boss
customer tourist hiker
pope bishop
doctor scientist nurse
parliament opposition
`
  .trim()
  .split("\n")
  .map(words);
