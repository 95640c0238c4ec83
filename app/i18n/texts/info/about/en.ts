import type { es } from "./es";

/** Who we are. */
export const en: typeof es = {
  title: "About us",
  lead: "Poliedro is a non-profit news platform founded in 2024. Every hour it reads more than 200 newspapers from around the world and brings together the articles about the same event.",
  sections: {
    objective: {
      title: "Objective",
      text: `
        To let anyone see an event from all its faces within minutes: what every newspaper reports, where reports
        contradict each other, who said what, what each country puts first and what it leaves out.

        We do not decide who is right. We set the versions side by side, each with its newspaper, its time and the exact
        sentence, and a link so that you can read it there. [This is how we do it](method).`,
    },
    context: {
      title: "Context",
      text: `
        There has never been so much news, and it has rarely been so hard to see the whole of it. If you read one
        newspaper you see one face; if you read what an algorithm picks you see the face that holds you longest; and
        comparing ten front pages in four languages takes an afternoon that hardly anyone has.

        Comparing is exactly what a machine can do well, as long as it shows where each thing comes from and nobody pays
        it to lean one way.`,
    },
    founders: {
      title: "How it began",
      text: `
        Poliedro began in 2024, and from the start it laid down the rules that are not up for negotiation: no profit, no
        advertising, no sale of data, code in the open and published accounts. Non-profit means that nobody takes a share
        of the profits: what comes in is spent on reading, on those who write and on similar organisations, in
        [the shares published here](money).

        Who is responsible for this site today is stated in the [legal notice](legal).`,
    },
    values: {
      title: "Values",
      text: `
        - *Plurality.* Nobody is banned for a viewpoint. Harsh criticism is welcome if it is documented.
        - *Evidence.* Every sentence carries the name of its newspaper; what cannot be checked at the source is not published.
        - *Open source.* The program is free software (AGPL-3.0), and [anyone can read it](source), run it and improve it.
        - *A yearly audit.* Every year an outside review of accounts and method will be commissioned and published in full.
          None has been published yet; the first will be linked under [Money](money.audits).
        - *Open data.* Events and their analyses will be offered for download over P2P, anonymous and with a checksum, to
          anyone who does research. When the download opens, it will be linked here.
        - *Privacy.* Reading needs no account, and we follow nobody around. [What is stored and what is not](privacy).`,
    },
    democracies: {
      title: "Democracies",
      text: `
        A democracy does not need everybody to think alike; it needs people to be able to argue about the same facts.
        When each group reads a different version, and does not know that the others exist, argument becomes impossible.

        Showing where newspapers that have nothing else in common agree, and where they do not, is our way of looking
        after that common ground. That is why everything newspapers report is free to read here, with an account or
        without.`,
    },
    contact: {
      title: "Contact",
      text: `
        - For questions, corrections or complaints: [write to us by email](complaints.write).
        - To support the project: [donate to Poliedro](money.donations). Donations are not open yet; that page says how
          they will work.
        - If you run a newspaper: [what our reader does and how to say no to it](bot).`,
    },
  },
};
