import type { es } from "./es";

/** The legal notice. */
export const en: typeof es = {
  title: "Legal notice",
  lead: "Who is responsible for this site, and under which rules its contents may be used.",
  sections: {
    responsible: {
      title: "Who is responsible",
      text: `
        The organisation that runs this site is responsible for it. These are the details it has given; if one is missing, you can ask
        for it at the same address.`,
    },
    contents: {
      title: "Whose texts these are",
      text: `
        Headlines and extracts belong to their newspapers, which are always linked; we show at most {{extract}} characters of
        each article. Articles by those who write on Poliedro belong to their authors. If you think something should not be
        here, [tell us](complaints).`,
    },
    software: {
      title: "The program",
      text: `
        The program is free software under the AGPL-3.0 licence or later: you may use, study, change and share it under the same
        licence. Its [source code](source) is there for whoever uses this site. It is built on the work of others: [their names and licences](licences).`,
    },
    liability: {
      title: "What we guarantee and what we do not",
      text: `
        Events are made automatically from what others publish and may contain errors; [the method](method) says how many we
        have measured. Before deciding anything important, read the original. We correct what is shown to be wrong.`,
    },
    funding: {
      title: "Ownership and funding",
      text: `
        Poliedro is non-profit. Where the money will come from and where it will go is explained under [Money](money).`,
    },
    contact: {
      title: "Point of contact",
      text: `
        For readers and authorities (articles 11 and 12 of the Digital Services Act), in Spanish, English, French and German:
        [email](email). For everything else: [Complaints](complaints).`,
    },
  },
};
