import type { es } from "./es";

/** How to write. */
export const en: typeof es = {
  title: "How to write on Poliedro",
  lead: "Journalists and experts will be able to publish their analysis here, free or at a price, beside the event it deals with. Accounts and comments are open; publishing and payments are not open yet: these are the rules that will apply from the first day.",
  sections: {
    creator: {
      title: "Who can write",
      text: `
        You will be able to write if you have the role of [researcher](user) (journalists or scholars who investigate and
        document) or of [expert](user) (people with proven knowledge of a subject). Your role is shown in
        [your personal area](user).

        Before you publish there will be an identity check of about {{identityMinutes}} minutes. The payment provider will
        carry it out; Poliedro will not keep the document. So behind every article there will be a person who exists.

        Top Voices are verified experts who may also comment on events and articles. Comments come from people who know the
        subject or are directly involved; other writers do not comment on what others publish: they only reply under their
        own articles.`,
    },
    monetization: {
      title: "How money is earned",
      text: `
        There are two sources, each with its own split:

        - *Sales.* Of every pay-per-view or micropay sale, {{authorShare}} goes to whoever wrote the article and
          {{saleOperation}} to operations ({{saleSplit}}).
        - *Subscriptions.* Of every donation subscription, {{creatorsShare}} goes to the pool of those who write,
          {{nonProfitsShare}} to similar non-profits and {{operationShare}} to operations ({{subscriptionSplit}}).

        Each month’s accounts close on its last day and are paid on day {{payoutDay}} of the next month at {{payoutTime}}
        (Madrid time). Whoever is paid issues an invoice.`,
    },
    donations: {
      title: "How the pool is shared out",
      text: `
        The part of subscriptions that goes to those who write is shared out every month by a formula that is published in
        full, weights included, with the month’s statement. It takes into account:

        - how much is read: reads, reading time, how many reach the end and how many come back;
        - what readers do: upvotes, shares, saves;
        - what experts say in their comments;
        - how many sources the article cites, and how good they are;
        - bias, and the likelihood that the text was written by an AI;
        - how rarely the topic is covered, and how closely the article keeps to it.

        None of these is decisive on its own. The AI likelihood is an estimate that can be wrong: it is never enough to penalise
        anyone, and you can [complain](complaints).`,
    },
    articleValue: {
      title: "What an article is worth",
      text: `
        The writer sets the price. Below {{payPerViewFrom}} it is a micropay article and opens {{micropayDays}} days
        after its first publication; from {{payPerViewFrom}} up it is pay-per-view and free after {{payPerViewDays}} days.
        The opening date is shown from the beginning, and correcting or republishing the article does not delay it.

        The news is always free. What is sold is the work of explaining it.`,
    },
    commitments: {
      title: "What you commit to",
      text: `
        - To cite your sources, and to mark in the text what is fact, what is a statement and what is your own opinion.
        - To say whether you used AI, and for what.
        - To correct in the open, without covering your tracks.
        - To declare what connects you to the matter: money, position or family.

        We undertake not to remove a text for its viewpoint, to give the reason for any decision in writing, and to allow
        an appeal.`,
    },
    offer: {
      title: "What we offer",
      text: `
        - Readers who are already looking at that event, and see your article among its sources.
        - An editor with marks for facts, quotations, opinions and impact, in four languages.
        - Your rights: the text stays yours.
        - Your figures: the same ones the formula uses, without any data on who reads you.`,
    },
  },
};
