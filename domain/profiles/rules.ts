import { CATEGORIES } from "../categories/data";
import { COUNTRIES } from "./countries";

/** Longest texts of a profile (characters). */
export const LONGEST = { bio: 2_000, studies: 200, orientation: 100, link: 500 } as const;

/** What everybody may say of themselves; only creators' is shown to others. */
export interface AboutChange {
  /** ISO 3166-1 alpha-2 */
  country: string | null;
  studies: string | null;
  /** Category ids. */
  interests: number[];
  orientation: string | null;
  /** That the orientation is kept and shown; false erases it. */
  orientationConsent: boolean;
}

/** What creators say of themselves. Links are https addresses. */
export interface BioChange {
  text: string | null;
  photoUrl: string | null;
  blog: string | null;
  linkedin: string | null;
  twitter: string | null;
  newspaper1: string | null;
  newspaper2: string | null;
}

/** What of a profile is to change; what is not there stays. */
export type ProfileChange = Partial<AboutChange & BioChange>;
export type ProfileField = keyof (AboutChange & BioChange);

/** Codes of errors, by the field that they are about. */
export type ProfileProblems = Partial<Record<ProfileField, { code: string; max?: number }>>;

const LINKS = ["photoUrl", "blog", "linkedin", "twitter", "newspaper1", "newspaper2"] as const;
export const BIO_FIELDS = ["text", ...LINKS] as const satisfies readonly (keyof BioChange)[];

/** Whether a change touches what only creators have. */
export const changesBio = (change: ProfileChange): boolean =>
  BIO_FIELDS.some((field) => change[field] !== undefined);

const CATEGORY_IDS = new Set(CATEGORIES.map(({ id }) => id));

/**
 * What is wrong with a change.
 * @param consented whether the account agreed before that its orientation is kept
 */
export function problemsIn(change: ProfileChange, consented: boolean): ProfileProblems {
  const { country, interests, orientation, orientationConsent } = change;
  const problems: ProfileProblems = {
    ...tooLong("text", change.text, LONGEST.bio),
    ...tooLong("studies", change.studies, LONGEST.studies),
    ...tooLong("orientation", orientation, LONGEST.orientation),
  };
  if (country && !COUNTRIES.includes(country)) problems.country = { code: "country_invalid" };
  if (interests?.some((id) => !CATEGORY_IDS.has(id))) problems.interests = { code: "interests_invalid" };
  if (orientation && !orientationConsent && !consented)
    problems.orientationConsent = { code: "orientation_consent" };
  for (const field of LINKS) {
    const address = change[field];
    if (!address) continue;
    if (!isPublicAddress(address)) problems[field] = { code: "link_invalid" };
    Object.assign(problems, tooLong(field, address, LONGEST.link));
  }
  return problems;
}

const tooLong = (field: ProfileField, text: string | null | undefined, max: number): ProfileProblems =>
  text && [...text].length > max ? { [field]: { code: "text_too_long", max } } : {};

/** An https address of the open web without anybody's name or password in it. */
export function isPublicAddress(address: string): boolean {
  // "https:a.b" is an address of its own to a parser, and a path of ours to a browser.
  if (/[\s\p{C}]/u.test(address) || !/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes(".") && username === "" && password === "";
}
