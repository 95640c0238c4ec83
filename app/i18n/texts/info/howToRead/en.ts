import type { es } from "./es";

/** How to read. */
export const en: typeof es = {
  title: "How to read Poliedro",
  lead: "Pick something that happened, turn it over and look at its faces. You need neither to register nor to pay: what newspapers report is free for everyone.",
  sections: {
    intro: {
      title: "To begin with",
      text: `
        On the [front page](home) every card is an event: something that several newspapers are writing about. The bar and the
        figures say how many cover it and from how many countries. Open it and you find its faces and, at the end, all the
        articles by country, each with a link to the original.

        The page is updated every hour. The line at the top says when the newspapers were last read.`,
    },
    whatYouSee: {
      title: "What you see",
      text: `
        - *Summary:* the essentials in a few sentences, each with its sources.
        - *Facts:* what several newspapers report, the most widely reported first.
        - *Contradictions:* a question and the answers that do not fit together, with who gives each. We do not say which one
          is right.
        - *Opinions:* who judges, and which way, followed by the comments of experts.
        - *Context:* what happened before.
        - *Statements:* quotations word for word, with who said them and which newspapers carry them.
        - *Framing:* what each country puts first, which words only it uses, and what it leaves out.
        - *Impact:* what may come next, according to whom, and how certain it is.
        - *Articles:* every piece, with its language, its age and whether it is behind a paywall.

        A face appears only if there is something to put on it. Below each one it says who made it: a program or a person.
        [How it is made, and where it fails](method).`,
    },
    register: {
      title: "Register",
      text: `
        You do not need to in order to read. [Registering](signIn) is free and lets you save events and articles, read them
        later, share them, upvote them and filter by category.`,
    },
    subscribe: {
      title: "Subscribe",
      text: `
        Poliedro will live on regular donations, from {{leastDonation}} up. Monthly donors will also get search, history,
        bias analysis and a narrator that reads aloud. These are conveniences: no news is put behind a paywall.
        Subscriptions are not open yet; [this is how each will be shared out](money.splits).

        Those who write on Poliedro will be able to put a price on an article of their own. Until it opens you will see its
        summary, its price and the date; afterwards it will be free: after {{micropayDays}} days if it costs less than
        {{payPerViewFrom}} (micropay), after {{payPerViewDays}} if it costs {{payPerViewFrom}} or more (pay-per-view).`,
    },
    whatYouWillNotFind: {
      title: "What you will not find",
      text: `
        - Advertising, or sponsored content dressed up as news.
        - A left or right score for each newspaper: we show words and omissions, not labels.
        - A different front page for each reader.
        - Copied articles: we show at most {{extract}} characters of each and take you to the original.
        - Photographs from the newspapers.
        - A program’s opinions. Where someone judges, we say who.`,
    },
  },
};
