import { Flag } from "../../../ui/flag";
import { Face, Plain, Said, ShownList } from "./parts";
import type { CountryView, FaceHead, FramingView, ToldFactView } from "./view";

/** How each country tells it: what comes first, in which words, and what is missing. */
export function FramingFace({ face }: { face: FaceHead & FramingView }) {
  return (
    <Face head={face} name="framing">
      <ShownList shown={face.countries} className="framing" keyOf={({ code }) => code}>
        {(country) => <Country country={country} titles={face.titles} />}
      </ShownList>
    </Face>
  );
}

function Country({ country, titles }: { country: CountryView; titles: FramingView["titles"] }) {
  return (
    <>
      <h3 className="framing-country">
        <Flag code={country.code} name={null} />
        {country.name} <span className="count">{country.coverage}</span>
      </h3>
      <Facts title={titles.first} facts={country.first} />
      {country.own.length > 0 ? (
        <>
          <h4 className="framing-part">{titles.own}</h4>
          <ul>
            {country.own.map((word) => (
              <li key={`${word.language} ${word.text}`} className="own-word">
                <Plain text={word} /> <span className="figure">{word.figure}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Facts title={titles.omits} facts={country.omits} />
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: ToldFactView[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h4 className="framing-part">{title}</h4>
      <ul>
        {facts.map((fact) => (
          <li key={fact.words.text} className="told-fact">
            <p>
              <Said words={fact.words} />
            </p>
            <p className="figure">
              <svg
                className="share"
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <rect className="whole" width="100" height="4" />
                <rect className="part" width={Math.round(fact.share * 100)} height="4" />
              </svg>
              {fact.figure}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
