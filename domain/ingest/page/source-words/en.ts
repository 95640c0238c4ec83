import { phrases, type SourceWords, words } from "./types";

/** English. */
export const EN: SourceWords = {
  before: phrases(`according to, told, reported by, as reported by, quoted by, citing, in the words of
    a spokesperson for, a spokesman for, a spokeswoman for, sources at, sources in, an interview with, in a statement to`),
  after: [],
  verbs:
    phrases(`said, says, told, added, adds, warned, warns, explained, explains, argued, argues, insisted, insists
    claimed, claims, announced, announces, confirmed, confirms, denied, denies, stated, noted, notes, wrote, writes
    tweeted, stressed, acknowledged, admitted, admits, suggested, called for, responded, replied, recalled, recalls
    reported, reports, estimates, estimated, has said, have said, has warned, concluded, concludes, testified, found that`),
  between: words(
    "also later then however still has have had once again today yesterday repeatedly previously",
  ),
  documents: words(
    "report study survey poll paper analysis review audit statement document documents research dossier",
  ),
  documentLinks: words("by from in published commissioned released issued"),
  bodies:
    words(`police government ministry court council university union prosecutors company party parliament
    commission agency firefighters hospital bank church army navy charity watchdog regulator committee club
    fire-service coastguard embassy senate congress department institute association federation`),
  offices:
    words(`minister mayor president spokesman spokeswoman spokesperson judge prosecutor director chief chairman
    chairwoman chair secretary governor senator lawyer coach manager captain professor researcher owner founder editor
    commissioner ambassador chancellor inspector doctor engineer leader mp`),
  links: words("of for at"),
  unnamed:
    words(`sources source officials official critics residents witnesses witness experts analysts insiders people
    neighbours neighbors some many observers aides diplomats campaigners activists others locals fans scientists`),
  pronouns: words("he she they"),
  stops:
    words(`that to in on at by from with about when if as because it he she they we i there this what how and or but
    reporters journalists after before during`),
  dropsPronouns: false,
};
