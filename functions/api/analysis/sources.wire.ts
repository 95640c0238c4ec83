import type { SourceOfStatement } from "../../../domain/analysis/queries";

export type Sources = ReadonlyMap<number, SourceOfStatement>;

export const domainOf = (id: number, sources: Sources): string => sources.get(id)?.newspaper.domain ?? "";

export const domainsOf = (ids: readonly number[], sources: Sources): string[] => [
  ...new Set(ids.map((id) => domainOf(id, sources)).filter((domain) => domain !== "")),
];

export const countriesOf = (ids: readonly number[], sources: Sources): string[] => [
  ...new Set(ids.flatMap((id) => sources.get(id)?.newspaper.country ?? [])),
];
