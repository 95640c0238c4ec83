import { SESSION_LASTS } from "../../../domain/accounts/sessions";
import { EXTRACT_KEPT, LOOSE_ARTICLE_KEPT } from "../../../domain/articles/retention";
import { EXTRACT_LENGTH, SHOWN_FROM_ARTICLES, SHOWN_FROM_NEWSPAPERS } from "../../../domain/events/rules";
import {
  IDENTITY_CHECK_MINUTES,
  LEAST_DONATION,
  MICROPAY_CLOSED_FOR,
  monthlyPrice,
  PAY_PER_VIEW_CLOSED_FOR,
  PAY_PER_VIEW_FROM,
  PAYOUT,
  PLANS,
  SALE_SPLIT,
  SUBSCRIPTION_SPLIT,
} from "../../../domain/money/policy";
import { GRACE } from "../../../domain/rights/rules";
import type { Language } from "../../../domain/shared/languages";
import { DAY } from "../../../domain/shared/time";
import { dateWithYear } from "../../i18n/times";
import { MEASURED } from "./measured";

/** 90 as "90 %", in the notation of the language. */
export const percentIn = (language: Language, percent: number): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(percent / 100);

/** Cents as "2 €" or "2,50 €", in the notation of the language. */
const eurosIn = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

const slashed = (split: Record<string, number>): string => Object.values(split).join("/");

/** Every figure that texts about Poliedro say, from the rules that keep it or the measure that found it. */
export function figuresIn(language: Language) {
  const percent = (value: number) => percentIn(language, value);
  const euros = (cents: number) => eurosIn(language, cents);
  const [supporter, patron, champion] = PLANS.map((plan) => euros(plan.price));
  return {
    saleSplit: slashed(SALE_SPLIT),
    authorShare: percent(SALE_SPLIT.author),
    saleOperation: percent(SALE_SPLIT.operation),
    subscriptionSplit: slashed(SUBSCRIPTION_SPLIT),
    creatorsShare: percent(SUBSCRIPTION_SPLIT.creators),
    nonProfitsShare: percent(SUBSCRIPTION_SPLIT.nonProfits),
    operationShare: percent(SUBSCRIPTION_SPLIT.operation),
    payPerViewFrom: euros(PAY_PER_VIEW_FROM),
    payPerViewDays: PAY_PER_VIEW_CLOSED_FOR / DAY,
    micropayDays: MICROPAY_CLOSED_FOR / DAY,
    leastDonation: euros(LEAST_DONATION),
    supporter,
    patron,
    champion,
    championMonthly: euros(Math.max(...PLANS.filter((plan) => plan.period === "year").map(monthlyPrice))),
    payoutDay: PAYOUT.dayOfMonth,
    payoutTime: `${String(PAYOUT.hour).padStart(2, "0")}:00`,
    identityMinutes: IDENTITY_CHECK_MINUTES,
    extract: EXTRACT_LENGTH,
    shownArticles: SHOWN_FROM_ARTICLES,
    shownNewspapers: SHOWN_FROM_NEWSPAPERS,
    textDays: EXTRACT_KEPT / DAY,
    articleDays: LOOSE_ARTICLE_KEPT / DAY,
    sessionDays: SESSION_LASTS / DAY,
    graceDays: GRACE / DAY,
    measuredOn: dateWithYear(language, MEASURED.on).text,
    measuredEvents: MEASURED.events,
    measuredArticles: MEASURED.articles,
    contradictionsRight: percent(MEASURED.contradictions.right * 100),
    contradictionsFound: percent(MEASURED.contradictions.found * 100),
    quotesRight: percent(MEASURED.quotes.right * 100),
    quotesFound: percent(MEASURED.quotes.found * 100),
    factSources: percent(MEASURED.factSources * 100),
    lookAlikesTaken: MEASURED.lookAlikes.taken,
    lookAlikes: MEASURED.lookAlikes.of,
  };
}
