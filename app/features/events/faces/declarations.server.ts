import { declarationsFor } from "../../../../domain/analysis/rules";
import { foreign } from "../../lanes/views.server";
import { behind, type Desk, quoted, shown, textOf } from "./desk.server";
import type { DeclarationsView } from "./view";

/** Declarations in view. */
const MOST = 8;

/** What was said, in the language it was told in. Null where nobody said anything. */
export function declarationsFace(desk: Desk): ({ language: string | null } & DeclarationsView) | null {
  const { page, analysis } = desk;
  const kept = declarationsFor(analysis.sections.declarations, page.language);
  const [first] = kept;
  if (!first) return null;
  const declarations = kept.map(({ key, item }) => ({
    key,
    quote: textOf(desk, {
      text: item.indirect ? item.quote : quoted(item.quote, item.language),
      language: item.language,
    }),
    speaker: item.speaker,
    office: item.office,
    indirect: item.indirect ? page.t("faces.indirect") : null,
    ...behind(desk, item.sources),
  }));
  return { language: foreign(page, first.item.language), declarations: shown(desk, declarations, MOST) };
}
