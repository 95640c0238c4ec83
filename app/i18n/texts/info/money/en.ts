import type { es } from "./es";

/** Who pays, and where the money goes. */
export const en: typeof es = {
  title: "Money",
  lead: "Who pays for Poliedro, how every euro is shared out and what cannot be bought. Donations and payments are not open yet: these are the rules that will apply.",
  sections: {
    whoPays: {
      title: "Who pays",
      text: `
        Today nobody pays to read, and Poliedro charges nobody anything. There is no advertising, no data is sold, and no
        newspaper pays to be here or to come first. Once they open there will be two sources of income: donation subscriptions
        and sales of articles by those who write here.`,
    },
    splits: {
      title: "How it is shared out",
      text: `
        These are two products with two splits, and they are never mixed: {{authorShare}} of every pay-per-view sale goes to
        whoever wrote the article ({{saleSplit}}); every subscription is split {{subscriptionSplit}}.`,
    },
    donations: {
      title: "What a donation buys",
      text: `
        You will be able to donate from {{leastDonation}} up, an amount of your choice or one of these: Supporter, {{supporter}}
        a month; Patron, {{patron}} a month; Champion, {{champion}} a year ({{championMonthly}} a month).

        A subscription will bring conveniences: search, history, bias analysis and a narrator. It buys no news, no place on the front
        page and not one word of what is published. You will be able to cancel it at any time from your own account.`,
    },
    sales: {
      title: "Articles at a price",
      text: `
        The news is always free. An article by those who write here will be able to have a price for a while: it opens after
        {{micropayDays}} days if it costs less than {{payPerViewFrom}} (micropay) and after {{payPerViewDays}} if it costs
        {{payPerViewFrom}} or more (pay-per-view). Days count from the first publication.`,
    },
    payouts: {
      title: "When writers are paid",
      text: `
        The month closes on its last day and is paid on day {{payoutDay}} of the next at {{payoutTime}}, Madrid time. The pool of
        subscriptions is shared out by [a formula](howToWrite.donations) that is published every month.`,
    },
    statement: {
      title: "The monthly statement",
      text: `
        With every payout a statement will be published: how much came in from each source, how much went to each part, bank fees,
        refunds and the weights of the formula. No donors’ names. Every cent will be kept in a double-entry ledger in which
        nothing is erased: a mistake is corrected with another entry.`,
    },
    audits: {
      title: "Audits",
      text: `
        Every year an outside audit will be commissioned and published here in full. There is none yet. What can already be
        audited is [the code](source), which is open, and [the method](method), with its errors measured.`,
    },
  },
};
