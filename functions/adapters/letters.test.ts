import { expect, test } from "vitest";
import type { Letter } from "../../domain/accounts/letters";
import { LANGUAGES } from "../../domain/shared/languages";
import { lettersFrom } from "./letters";

const letters = lettersFrom("https://poliedro.example");
const TOKEN = "a".repeat(43);
const ALL: Letter[] = [
  { kind: "confirm_email", token: TOKEN },
  { kind: "reset_password", token: TOKEN },
  { kind: "change_email", token: TOKEN },
  { kind: "email_changing", newEmail: "new@reader.example" },
  { kind: "address_taken" },
  { kind: "password_changed" },
];

test.each(LANGUAGES)(
  "every letter has words in %s and one link, the same in text and HTML",
  async (language) => {
    for (const letter of ALL) {
      const { subject, text, html } = await letters.write(letter, { alias: "Ana", language });
      expect(subject).not.toContain("account.");
      const links = text.match(/https:\S+/g)!;
      expect(links).toHaveLength(1);
      expect(links[0]).toContain(`idioma=${language}`);
      expect(links[0]!.includes(TOKEN)).toBe("token" in letter);
      expect(html.match(/href="([^"]+)"/g)).toEqual([`href="${links[0]!.replaceAll("&", "&amp;")}"`]);
      expect(html).not.toMatch(/<(img|style|script|link)/);
      if (letter.kind === "email_changing") expect(text).toContain(letter.newEmail);
    }
  },
);

test("what people typed stays text", async () => {
  const { html } = await letters.write(
    { kind: "email_changing", newEmail: `"<b>"@x.example` },
    { alias: "a<i>", language: "es" },
  );
  expect(html).not.toMatch(/<[bi]>/);
});
