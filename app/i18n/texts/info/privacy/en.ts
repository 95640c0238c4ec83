import type { es } from "./es";

/** What is stored of readers. */
export const en: typeof es = {
  title: "Privacy",
  lead: "Reading Poliedro without an account leaves no trace of who you are. This is all that is stored, and where.",
  sections: {
    browser: {
      title: "In your browser",
      text: `
        Apart from the session cookie, none of this can identify you, and you can delete it whenever you like:

        - *Cookie idioma:* the language you chose, for a year. Only if you choose one.
        - *Cookie __Host-session:* that you are signed in, only if you sign in to an account. It expires {{sessionDays}} days after your last
          visit.
        - *Cookie js:* says that your browser runs scripts, so that we need not send you the page twice. A year.
        - *poliedro.theme:* light or dark, if you choose.
        - *poliedro.welcome:* that you have seen the welcome.
        - *poliedro.shortcuts:* that you do not want keyboard shortcuts.
        - *poliedro.read:* the last events you opened, so that their headlines fade. It does not leave your browser.
        - *poliedro.session and poliedro.reacted:* that something has changed, so that your other windows know. Only with an account.

        Those that begin with poliedro are in local storage and are sent to nobody. They are necessary for what you ask for or are your own
        choice; that is why there is no cookie notice.`,
    },
    server: {
      title: "On the server",
      text: `
        The first time a browser opens an event or article, that day’s counter goes up by one. The number is stored, not who it
        was. Our database holds no IP addresses, names or histories of those who read without an account.

        The provider that serves the page sees your IP address, as any server does, to answer you and to fend off attacks.`,
    },
    others: {
      title: "Who we tell",
      text: `
        Nobody, except those who work on our behalf, who are named below. The pages load nothing from third parties: no
        advertisements, no trackers, no fonts, no social buttons. When you follow a link to a newspaper, that newspaper’s rules apply.`,
    },
    accounts: {
      title: "Accounts",
      text: `
        You need an account to save, share, vote, comment or write; not to read. If you have one, we store:

        - *The account:* your alias, your email address, the language we write to you in, and a fingerprint of your password that
          cannot be turned back into it.
        - *The sessions:* when they were opened and used, and the name of the browser and system (“Firefox, Linux”) so that you
          recognise them. Neither your IP address nor anything else your browser says about itself.
        - *The profile:* what you wish to tell: country, studies, topics, bio, photo and links. If you only read, it is shown
          to nobody; if you write, on your public profile.
        - *Political leaning:* only if you tick the box, and until you untick it.
        - *What you do:* what you open, save, share and vote on while signed in, your comments and your articles.
        - *Moderation:* notices about comments and what was decided. You need no account to send a notice; your address, if
          you leave one, is deleted once everything is decided.
        - *Against abuse:* how often somebody tries to sign in or to create an account, under a fingerprint of the IP address
          made with a secret that is thrown away every day.

        Where your visit comes from (country and IP) is shown to you in your personal area; it is not stored. The photo of a
        profile is fetched by our server, so your browser leaves no trace elsewhere.`,
    },
    rights: {
      title: "Your rights",
      text: `
        Under [your data](ownData) you can download a file with everything we store about you and delete your account. In your
        personal area you correct your profile and withdraw what you consented to. For anything else, such as objecting to or
        restricting a use, [write to us](email).

        Whoever is named in the [legal notice](legal) is responsible for your data. If you think we do not handle it properly,
        you can complain to the data protection authority of your country.`,
    },
    purposes: {
      title: "What for, and by what right",
      text: `
        - *To give you what you ask for* (contract, article 6(1)(b) GDPR): account, sessions, profile, reactions, comments,
          articles and the emails they need.
        - *Consent* (articles 6(1)(a) and 9(2)(a)): your political leaning. You withdraw it where you gave it.
        - *Legitimate interest* (article 6(1)(f)): preventing abuse and serving the page securely.
        - *Legal obligation* (article 6(1)(c)): handling notices about content and explaining what is decided.

        We build no profiles, decide nothing about you automatically, and neither sell nor lend data. We send no
        advertising.`,
    },
    keeping: {
      title: "For how long",
      text: `
        - *Account, profile, reactions and articles:* until you delete them or the account.
        - *Comments:* until you delete them. If you delete the account they stay without a name, because others replied to them.
        - *Sessions:* {{sessionDays}} days without use, or until you sign out.
        - *Emails:* their text and your address are deleted once sent.
        - *Fingerprints against abuse:* one day.
        - *Moderation log:* permanently, without names.

        The account is deleted {{graceDays}} days after you ask; until then you can keep it.`,
    },
    processors: {
      title: "Who else processes your data",
      text: `
        On our behalf and only for this: Cloudflare serves the page and defends it, Turso keeps the database, and an email
        provider delivers what we write to you. With anyone who processes data outside the European Union, the Commission’s
        standard clauses apply.`,
    },
  },
};
