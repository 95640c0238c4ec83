import type { es } from "./es";

/** What is stored of readers. */
export const en: typeof es = {
  title: "Privacy",
  lead: "Reading Poliedro leaves no trace of who you are. This is all that is stored, and where.",
  sections: {
    browser: {
      title: "In your browser",
      text: `
        None of this can identify you, and you can delete it whenever you like:

        - *Cookie idioma:* the language you chose, for a year. Only if you choose one.
        - *Cookie js:* says that your browser runs scripts, so that we need not send you the page twice. A year.
        - *poliedro.theme:* light or dark, if you choose.
        - *poliedro.welcome:* that you have seen the welcome.
        - *poliedro.shortcuts:* that you do not want keyboard shortcuts.
        - *poliedro.read:* the last events you opened, so that their headlines fade. It does not leave your browser.

        The last four are in local storage and are sent to nobody. They are necessary for what you ask for or are your own
        choice; that is why there is no cookie notice.`,
    },
    server: {
      title: "On the server",
      text: `
        The first time a browser opens an event or article, that day's counter goes up by one. The number is stored, not who it
        was. Our database holds no IP addresses, names or histories of readers.

        The provider that serves the page sees your IP address, as any server does, to answer you and to fend off attacks.`,
    },
    others: {
      title: "Whom we tell",
      text: `
        Nobody. The pages load nothing from third parties: no advertisements, no trackers, no fonts, no social buttons. When you
        follow a link to a newspaper, that newspaper's rules apply.`,
    },
    accounts: {
      title: "Accounts",
      text: `
        Today there are no accounts, and we ask for no data. Before they open, this page will say what is stored, what for and
        for how long. Sensitive data, such as political leaning, will be voluntary, and you will be able to download and delete
        your data from your own account.`,
    },
    rights: {
      title: "Your rights",
      text: `
        You can ask what we know about you and request access, rectification, erasure, restriction, portability or objection at
        [this address](email). If you write to us, we use your email only to answer. If the answer does not convince you, you
        can turn to your country's data protection authority; in Spain, the AEPD. Who is responsible for the processing is in
        the [legal notice](legal).`,
    },
  },
};
