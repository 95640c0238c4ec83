import { Icon } from "../../ui/icon";
import { OPENS_HELP } from "../shortcuts/ids";
import { ThemeSwitch } from "../theme/switch";
import type { Chrome } from "./chrome";
import { PageLinks } from "./page-links";
import { usePlace } from "./place";

/** Who we are, in which languages, how it looks, under which licence. */
export function Footer({ chrome }: { chrome: Chrome }) {
  return (
    <footer className="footer">
      <p className="purpose">{chrome.purpose}</p>
      <PageLinks navigation={chrome.pages} />
      <Languages languages={chrome.languages} />
      <ul className="links">
        <li>{chrome.licence}</li>
        {chrome.outside.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
      </ul>
      <div className="footer-tools scripted">
        <ThemeSwitch view={chrome.theme} />
        <button type="button" className="button plain" {...{ [OPENS_HELP]: "" }}>
          <Icon name="keyboard" />
          {chrome.shortcuts.title}
        </button>
      </div>
    </footer>
  );
}

/** A whole new page: everything on it changes its language. */
function InLanguage({ link }: { link: Chrome["languages"]["links"][number] }) {
  const href = usePlace(link);
  const { language, current, text } = link;
  return (
    <a href={href} lang={language} hrefLang={language} aria-current={current ? "true" : undefined}>
      {text}
    </a>
  );
}

function Languages({ languages }: Pick<Chrome, "languages">) {
  return (
    <nav aria-label={languages.label}>
      <ul className="links">
        {languages.links.map((link) => (
          <li key={link.language}>
            <InLanguage link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
