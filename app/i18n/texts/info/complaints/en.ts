import type { es } from "./es";

/** Corrections, right of reply, reports. */
export const en: typeof es = {
  title: "Complaints",
  lead: "If something is wrong, tell us: we look into it, answer, and leave any change in plain sight.",
  sections: {
    corrections: {
      title: "Corrections",
      text: `
        Events are rebuilt every hour, and each change stays at the foot of the event with its time and what it said
        before. If the sentence is wrong in the newspaper, only the newspaper can correct it; when it does, we pick it up. If
        the mistake is ours (a quotation under another name, two events mixed up, a contradiction that is not one), we take it
        down.`,
    },
    reply: {
      title: "Right of reply",
      text: `
        Whoever appears in an event or article and finds what is told about them inaccurate can ask for a reply to be published.
        Tell us which sentence it is, why it is inaccurate and what you want readers to see. If the text is a newspaper’s, ask
        there as well: the law binds whoever published it.`,
    },
    principles: {
      title: "What is removed and what is not",
      text: `
        Nothing is removed and nobody is banned for a viewpoint. Harsh criticism is allowed if it is documented. What is illegal
        is removed, and so are threats, insults or harassment of a person, private data of no public interest, impersonation
        and advertising; in events and articles, proven falsehood as well.

        Decisions are given in writing to those they affect, with the rule and the reason, and can be appealed: another person
        looks at the appeal or, if there is none, the log says so. No program penalises anyone on its own.`,
    },
    reports: {
      title: "Reporting content",
      text: `
        You need no account. Under every comment there is “Report”; for anything else an email will do, with the address of the
        page, what you see on it and why you think it is illegal. We confirm receipt, decide, and tell you what and why. If
        somebody’s life is in danger, say so in the subject and call the police first.

        Every decision about a comment is published, without names, in the [moderation log](moderationLog).`,
    },
    newspapers: {
      title: "If the newspaper is yours",
      text: `
        You can say no in robots.txt, with a reservation of text and data mining, or by writing to us, and we comply from the
        next reading on. [This is how](bot). We also take down a particular article or extract if you ask.`,
    },
    write: {
      title: "Who to write to",
      text: `
        Choose the subject: your email program opens with what we need to know. Everything reaches [the same address](email),
        which is also the point of contact for authorities. You can write in Spanish, English, French or German.`,
    },
  },
};
