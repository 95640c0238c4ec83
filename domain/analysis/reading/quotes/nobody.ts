import { fold } from "../../../language/fold";
import type { Speaker } from "./cast";

const wordsIn = (lists: string): Set<string> => new Set(lists.trim().split(/\s+/));

/** Nouns and adjectives with a capital that name nobody who can speak, folded. */
const NOBODY = wordsIn(`
american americans british briton britons iranian iranians venezuelan venezuelans portuguese spanish french german germans
russian russians ukrainian ukrainians chinese japanese korean koreans israeli israelis palestinian palestinians swiss
italian italians european europeans african africans asian asians mexican mexicans canadian canadians australian
australians indian indians turkish turks syrian syrians iraqi iraqis afghan afghans dutch polish irish scottish welsh
swedish danish norwegian finnish greek greeks brazilian brazilians colombian colombians cuban cubans chilean chileans
argentine argentines peruvian peruvians nigerian nigerians eastern western northern southern olympic christian muslim
muslims jewish catholic catholics men women man woman boys girls boy girl kids children mother father youth justice
visitors viewers readers fans customers everyone nobody people ai it x tiktok instagram facebook youtube twitter linkedin
amerikaner amerikanisch briten deutsche deutschen russen ukrainer iraner venezolaner schweizer osterreicher franzosen
spanier italiener europaer chinesen israelis palastinenser turken syrer jugend frau frauen manner mann menschen leute
kinder kunden leser zuschauer besucher zahlen daten fakten hinweise ki grunde folgen gefahr liebe freund freunde freundin
kollege kollegen eltern mutter vater gaste fahrgaste passanten insider insidern berichte berichten sogenannte
americanos estadounidenses britanicos iranies venezolanos mexicanos argentinos chilenos colombianos espanoles franceses
alemanes rusos ucranianos chinos europeos mujeres hombres jovenes gente ninos juventud justicia usuarios lectores
documento americains britanniques iraniens venezueliens francais allemands russes ukrainiens chinois europeens femmes
hommes jeunes gens enfants jeunesse lecteurs internautes document
`);

/** Media, and those who write for them: they report what others say. */
const MEDIA =
  /(?:^|[\s-])(?:reporter(?:in)?|correspondent|columnist|korrespondent(?:in)?|kolumnist(?:in)?|corresponsal|columnista|journaliste?|journalist(?:in)?|broadcaster|newsreader|editorialist|rfi|bbc|cnn|afp|reuters|dpa|efe|ansa|nbc|cbs|abc|msnbc|bloomberg|tmz|axios|politico|news|times|herald|tribune|gazette|zeitung|presse|pressestimmen)(?:$|[\s-])/;

/** An office that says too little to be anybody's ("a sitting head", "s leader"). */
const VAGUE = /^(?:(?:a|an|the|one|s) )?(?:[a-z]+ing )?(?:head|leader|manager|writer|star|mother-of-\w+)$/;

/** How headlines say somebody is, before the name. */
const MOODS = wordsIn(`
angry furious emotional tearful defiant proud fuming raging delighted disappointed frustrated devastated heartbroken
outraged shocked stunned worried relieved brave former current ailing embattled disgraced ousted veteran legendary popular
wutender trauriger enttauschter stolzer emotionaler verargerter sogenannte
`);

/** German trades that are written before a name without an article. */
const TRADE =
  /(?:star|athlet|athletin|podcaster|podcasterin|legende|profi|ikone|promi|experte|expertin|influencer|influencerin|moderator|moderatorin|sanger|sangerin|schauspieler|schauspielerin)$/;

/** The speaker without a headline's adjective or a trade before the name; null where it is nobody who can speak. */
export function somebody(speaker: Speaker, language: string): Speaker | null {
  const words = speaker.name.split(" ");
  const first = fold(words[0]!);
  const rest = words.slice(1).join(" ");
  if (speaker.kind !== "office" && rest && /^\p{Lu}/u.test(rest)) {
    if (MOODS.has(first)) return somebody({ ...speaker, name: rest }, language);
    if (language === "de" && TRADE.test(first))
      return somebody({ ...speaker, name: rest, office: speaker.office ?? words[0]! }, language);
  }
  const folded = fold(speaker.name);
  const bare = folded.replace(/^(?:the|a|an|el|la|los|las|un|una|le|les|une|der|die|das|ein|eine) /, "");
  const alone = !speaker.office && NOBODY.has(bare);
  if (alone || MEDIA.test(folded) || (speaker.office && MEDIA.test(fold(speaker.office)))) return null;
  return speaker.kind === "office" && VAGUE.test(folded) ? null : speaker;
}
