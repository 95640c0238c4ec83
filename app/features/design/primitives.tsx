import { ICON_NAMES } from "../../assets/icon-names";
import { Button, ButtonLink } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorSummary, Field } from "../../ui/field";
import { Flag } from "../../ui/flag";
import { Icon } from "../../ui/icon";
import { Mark } from "../../ui/mark";
import { Spinner } from "../../ui/spinner";
import { toast } from "../../ui/toast";
import { Tooltip } from "../../ui/tooltip";
import { AccountLink } from "../chrome/account-link";
import type { Account } from "../chrome/chrome";

const COUNTRIES: [code: string, name: string][] = [
  ["ES", "Spain"],
  ["DE", "Germany"],
  ["FR", "France"],
  ["GB", "United Kingdom"],
  ["BR", "Brazil"],
  ["JP", "Japan"],
  ["ZA", "South Africa"],
  ["CH", "Switzerland"],
  ["NP", "Nepal"],
  ["XX", "an unknown country"],
];

const ACCOUNT: Account = {
  state: "guest",
  id: null,
  alias: null,
  logIn: { href: "/auth", closed: "/auth", text: "Log in" },
  own: { href: "/user", label: "Your account" },
  logOut: { href: "/logout", text: "Log out" },
  balance: null,
};

/** Each part of app/ui in each of its states. */
export function Primitives() {
  return (
    <>
      <section aria-labelledby="mark">
        <h2 id="mark">Mark, spinner, empty</h2>
        <p className="name">
          <Mark />
          Poliedro
        </p>
        <Spinner text="Loading…" />
        <Empty text="There is nothing here yet." />
      </section>
      <section aria-labelledby="buttons">
        <h2 id="buttons">Buttons</h2>
        <div className="shelf">
          <Button kind="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button kind="plain" icon="share">
            Plain
          </Button>
          <ButtonLink to="/" icon="arrow-left">
            A link
          </ButtonLink>
          <Button icon="bookmark" aria-pressed={false}>
            Read later
          </Button>
          <Button icon="bookmark" aria-pressed={true}>
            Read later
          </Button>
          <Button icon="x" iconOnly kind="plain">
            Close
          </Button>
          <Button disabled>Disabled</Button>
          <Button kind="primary" disabled>
            Disabled
          </Button>
        </div>
      </section>
      <section aria-labelledby="notices">
        <h2 id="notices">Toast and tooltip</h2>
        <div className="shelf">
          <Button onClick={() => toast("Link copied to clipboard")}>Show a toast</Button>
          <Tooltip id="tooltip" text="It stays while the mouse is over it; Esc hides it.">
            <Button aria-describedby="tooltip">Hover or focus</Button>
          </Tooltip>
        </div>
      </section>
      <section aria-labelledby="fields">
        <h2 id="fields">Fields</h2>
        <ErrorSummary
          title="One field is not right yet"
          errors={[{ id: "wrong", text: "Write an amount above 0" }]}
        />
        <Field id="right" label="E-mail" help="We write to it only when you ask us to.">
          {(control) => <input {...control} type="email" />}
        </Field>
        <Field id="wrong" label="Amount" help="In euros." error="Write an amount above 0">
          {(control) => <input {...control} inputMode="decimal" defaultValue="0" />}
        </Field>
      </section>
      <section aria-labelledby="account">
        <h2 id="account">Account</h2>
        <ul className="links">
          <AccountLink account={ACCOUNT} />
          <AccountLink
            account={{
              ...ACCOUNT,
              state: "reader",
              alias: "ana",
              balance: { value: "5.00", text: "€5.00", spoken: "Balance: 5.00 euros" },
            }}
          />
        </ul>
      </section>
      <section aria-labelledby="icons">
        <h2 id="icons">Icons</h2>
        <ul className="shelf meta">
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="flags">
        <h2 id="flags">Flags</h2>
        <ul className="shelf">
          {COUNTRIES.map(([code, name]) => (
            <li key={code}>
              <Flag code={code} name={name} /> {code}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
