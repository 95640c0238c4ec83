import { describe, expect, test } from "vitest";
import { contradiction } from "../../../findings";
import { found, sides, type Told } from "./testing";

describe("whether it happened", () => {
  test("is disputed when one newspaper says yes and another no, across languages", () => {
    expect(
      sides(
        ["en", "Silo collapses at Harrow Mill", "The silo at Harrow Mill had been insured, the owner said."],
        ["de", "Silo eingestürzt", "Das Silo der Mühle Harrow war nicht versichert, sagte der Besitzer."],
        ["fr", "Un silo s'effondre", "Le silo du moulin Harrow s'est effondré lundi."],
      ),
    ).toEqual(["occurrence:insured 1 / 2"]);
  });

  test("is disputed though what it is about stands in another sentence of a small event", () => {
    expect(
      sides(
        ["de", "Reisen nach Ostia", "Die Einreise gelingt ohne Visum."],
        ["en", "Travel to Ostia", "Travellers ask about the visa. It is required at the airport."],
      ),
    ).toEqual(["occurrence:needed 2 / 1"]);
  });

  test("is disputed where no arrests stand against arrests", () => {
    expect(
      sides(
        ["fr", "Vol à Brenne", "Aucune arrestation n'a eu lieu."],
        ["de", "Raub in Brenne", "Drei Männer wurden am Abend festgenommen."],
      ),
    ).toEqual(["occurrence:arrests 2 / 1"]);
  });

  test("is not disputed by what is only asked, feared or demanded", () => {
    expect(
      sides(
        ["en", "Minister under fire", "Minister Paula Reeve resigned on Monday."],
        ["es", "La ministra, en apuros", "La oposición exige que la ministra Paula Reeve dimita."],
        ["de", "Ministerin in Not", "Es ist unklar, ob Ministerin Paula Reeve zurücktritt."],
      ),
    ).toEqual([]);
  });

  test("tells resignation from dismissal", () => {
    expect(
      sides(
        ["fr", "Le préfet s'en va", "Le préfet Alain Moreau a démissionné dimanche."],
        ["es", "El prefecto, fuera", "El prefecto Alain Moreau fue destituido el domingo."],
      ),
    ).toEqual(["occurrence:leaving 1 / 2"]);
  });

  test("is an update when those who say yes write hours after those who say no", () => {
    const [one] = found(
      ["es", "Choque de tranvías en Villalba", "No hubo heridos en el choque de los tranvías.", 0],
      ["en", "Trams collide in Villalba", "Two people were injured when the trams collided.", 7],
    );
    expect(one).toMatchObject({ key: "occurrence:injuries", relation: "update" });
  });

  test("holds for one person's fate", () => {
    expect(
      sides(
        ["en", "Skipper rescued", "Captain Ilse Brand was rescued by a fishing boat.", 0],
        ["es", "Velero hundido", "La capitana Ilse Brand está desaparecida.", 1],
      ),
    ).toEqual(["occurrence:fate:role-captain 1 / 2"]);
  });
});

describe("a denial", () => {
  test("stands against those who tell the claim", () => {
    const [one] = found(
      ["en", "Miners' union to get cash", "The Orlova group will close its plant in Dunmore."],
      ["es", "Orlova desmiente", "El grupo Orlova niega que vaya a cerrar la planta de Dunmore."],
    );
    expect(one).toMatchObject({ key: "denial:close", kind: "denial", relation: "contradiction" });
    expect(one!.versions.map(({ sources }) => sources)).toEqual([[1], [2]]);
  });

  test("is none when it is itself negated", () => {
    expect(
      sides(
        ["en", "Plant may go", "The Orlova group will close its plant in Dunmore."],
        ["es", "Orlova calla", "El grupo Orlova no descarta cerrar la planta de Dunmore."],
      ),
    ).toEqual([]);
  });
});

describe("no answer", () => {
  test("is a noun that only says of what another is", () => {
    expect(
      sides(
        ["en", "Tarnok waits for permission vote", "Parliament in Tarnok prepares a permit vote."],
        ["en", "Tarnok dam", "The dam at Tarnok was built without a permit."],
      ),
    ).toEqual([]);
  });

  test("is what is vowed or warned of", () => {
    expect(
      sides(
        ["en", "Reeve under fire", "The opposition vowed that minister Paula Reeve resigns."],
        ["es", "Paula Reeve", "La ministra Paula Reeve no dimite."],
      ),
    ).toEqual([]);
  });

  test("is a negation that belongs to another verb", () => {
    expect(
      found(
        ["de", "Absturz bei Tarnok", "Für viele Überlebende endet der Schrecken in Tarnok nicht."],
        ["en", "Tarnok crash", "Three survivors of the Tarnok crash left hospital."],
      ),
    ).toEqual([]);
  });

  test("is a price charged where someone is charged with a crime", () => {
    expect(
      sides(
        ["en", "Milo Dent faces drug charges", "Milo Dent faces drug charges."],
        ["en", "Milo Dent charged", "Police did not say what charges Milo Dent faces."],
      ),
    ).toEqual([]);
  });
});

test("a state that turned an hour later is an update", () => {
  const [one] = found(
    ["en", "Airspace over Tarnok closed", "The airspace over Tarnok is closed.", 0],
    ["en", "Airspace over Tarnok reopens", "The airspace over Tarnok has reopened.", 1],
  );
  expect(one).toMatchObject({ key: "occurrence:open-again", relation: "update" });
});

test("happenings that share no name, place or rare concept contradict nothing", () => {
  const injured: Told = ["en", "Kitchen fire in Tarnok", "Two cooks were injured."];
  expect(sides(injured, ["de", "Unfall auf der Autobahn", "Es gab keine Verletzten."])).toEqual([]);
  expect(sides(injured, ["de", "Küchenbrand in Tarnok", "Es gab keine Verletzten."])).toEqual([
    "occurrence:injuries 1 / 2",
  ]);
});

test("every contradiction fits the schema, and its articles stand on one side only", () => {
  const all = found(
    [
      "en",
      "Fire at the Lindholm depot",
      "The fire was caused by lightning. No one was injured. The depot was insured.",
    ],
    [
      "es",
      "Arde el depósito Lindholm",
      "Un cortocircuito causó el incendio. Hubo dos heridos. El depósito no estaba asegurado.",
    ],
  );
  expect(all.length).toBeGreaterThanOrEqual(3);
  for (const one of all) {
    expect(contradiction.parse(one)).toEqual(one);
    const sources = one.versions.flatMap((version) => version.sources);
    expect(new Set(sources).size).toBe(sources.length);
  }
});

test("one newspaper alone contradicts nobody", () => {
  expect(sides(["en", "Silo", "The silo was insured. The silo was not insured."])).toEqual([]);
});

describe("in an event of more than eight articles", () => {
  const others = Array.from(
    { length: 7 },
    (_, i): Told => ["en", `Tarnok fire: witness ${i}`, "Smoke rose."],
  );
  const injured: Told = [
    "en",
    "Kitchen fire in Tarnok",
    "Two cooks were injured in the kitchen fire in Tarnok.",
  ];

  test("some who are unhurt contradict nobody who is hurt", () => {
    expect(
      sides(
        injured,
        ["de", "Küchenbrand in Tarnok", "Zehn Gäste blieben beim Küchenbrand in Tarnok unverletzt."],
        ...others,
      ),
    ).toEqual([]);
  });

  test("sentences that share too little of what they speak of contradict nothing", () => {
    expect(sides(injured, ["de", "Küchenbrand in Tarnok", "Es gab keine Verletzten."], ...others)).toEqual(
      [],
    );
  });
});
