/**
 * What each feature of a pair of statements adds to the odds (their logarithm) that both are values of one thing: fitted
 * by logistic regression on the rival pairs of all cases of up to eight articles that the rules are tuned with
 * (`bench/analysis/README.md`).
 */
export const WEIGHTS = {
  bias: -0.12,
  // One measure of the catalogue of which an event has mostly one.
  core: 2.48,
  // Two measures of the catalogue; only one of the two is measured.
  conflict: -0.97,
  unmeasured: 0.2,
  // What is counted is named alike, or is people in both; the person of an age is called alike.
  noun: 1.06,
  people: -0.25,
  role: 0.44,
  // How alike the words around them are (logarithm), and by how much more than around any rival.
  likeness: 1.84,
  margin: 0.58,
  // The other article tells the same value, by how alike it stands there.
  toldAlike: -2.38,
  // An article writes the other's number: next to its own, one of the two, both.
  beside: -0.78,
  writtenOnce: -0.96,
  writtenTwice: -1.84,
  // They add up with a third number beside one of them.
  sum: -1.67,
  // Only one is told as a part, an addition, a thing of the past; feared, demanded.
  aside: -1.32,
  mood: -1.45,
  // Newspapers that tell one of the values; both are told by several.
  backed: 0.23,
  bothBacked: -0.88,
  // How far apart they are (logarithm), and more than four times.
  ratio: -0.76,
  farApart: -1.37,
  // The later one is larger: of what grows, with a word of change; it replaces the earlier one.
  news: -0.17,
  changed: -2.37,
  replaced: -1.59,
  // Days between the articles; sentences before the later of the two, in tens.
  days: -2.03,
  far: -1.72,
  // Other values of the kind in one article (logarithm); written in other units.
  crowd: -1.25,
  unit: -2.08,
  // Digits swapped or dropped; told by about.
  slip: 1.65,
  hedged: -0.96,
  // Names that both sentences hold: what such sentences share beside them tells less than it seems.
  names: -0.79,
  otherNames: -0.38,
  // A year stands beside one of them.
  year: -1.59,
  // What kind of quantity it is.
  count: -1.25,
  money: 0.69,
  percent: 0.23,
  age: -1.36,
} as const;

/** What speaks for or against two statements being values of one thing. */
export type Feature = keyof typeof WEIGHTS;

const FEATURES = Object.keys(WEIGHTS) as Feature[];

/** Logarithm of the odds that a pair with these features is of one thing. */
export const oddsOf = (features: Readonly<Record<Feature, number>>): number =>
  FEATURES.reduce((sum, feature) => sum + features[feature] * WEIGHTS[feature], 0);
