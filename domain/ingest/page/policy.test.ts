import { describe, expect, test } from "vitest";
import { type HostPolicy, mayReadPage, parseTdmrep } from "./policy";

const AGENT = "PoliedroBot";
function host(robots: string, robotsStatus = 200, tdm = "[]"): HostPolicy {
  return { robots, robotsStatus, tdmReserved: parseTdmrep(tdm), readAt: 0 };
}
const at = (path: string) => `https://diario.example${path}`;

describe("mayReadPage", () => {
  const rules =
    "User-agent: *\nDisallow: /privado\nAllow: /privado/abierto\nCrawl-delay: 2\nDisallow: /*.pdf$\n";

  test("follows the longest rule of robots.txt", () => {
    expect(mayReadPage(host(rules), at("/a"), AGENT)).toEqual({
      allowed: true,
      reason: null,
      crawlDelayMs: 2000,
    });
    expect(mayReadPage(host(rules), at("/privado/x"), AGENT).reason).toBe("robots");
    expect(mayReadPage(host(rules), at("/privado/abierto/x"), AGENT).allowed).toBe(true);
    expect(mayReadPage(host(rules), at("/x.pdf"), AGENT).allowed).toBe(false);
    expect(mayReadPage(host(rules), at("/x.pdf?v=1"), AGENT).allowed).toBe(true);
  });

  test("our own group goes before the general one, whatever its case", () => {
    const robots = "\uFEFFUser-agent: *\nDisallow: /\n\nUser-agent: poliedrobot\nDisallow: /a";
    expect(mayReadPage(host(robots), at("/b"), AGENT).allowed).toBe(true);
    expect(mayReadPage(host(robots), at("/a"), AGENT).allowed).toBe(false);
    expect(mayReadPage(host(robots), at("/b"), "Other").allowed).toBe(false);
  });

  test("the status of robots.txt decides when there are no rules to read", () => {
    for (const status of [404, 401, 403, 410])
      expect(mayReadPage(host(rules, status), at("/privado"), AGENT).allowed).toBe(true);
    for (const status of [0, 429, 500, 503])
      expect(mayReadPage(host(rules, status), at("/a"), AGENT)).toEqual({
        allowed: false,
        reason: "unreachable",
        crawlDelayMs: 0,
      });
    expect(mayReadPage(host("", 200), at("/a"), AGENT).allowed).toBe(true);
  });

  test("a policy serves several origins of a host", () => {
    const policy = host("User-agent: *\nDisallow: /no");
    expect(mayReadPage(policy, "https://a.example/no", AGENT).allowed).toBe(false);
    expect(mayReadPage(policy, "http://a.example:8080/no", AGENT).allowed).toBe(false);
  });

  test("reserved mining closes its paths only", () => {
    const tdm = JSON.stringify([
      { location: "/premium/*", "tdm-reservation": 1 },
      { location: "/*/datos$", "tdm-reservation": 1 },
      { location: "/libre", "tdm-reservation": 0 },
    ]);
    const policy = host("", 404, tdm);
    expect(mayReadPage(policy, at("/premium/x"), AGENT)).toEqual({
      allowed: false,
      reason: "tdm",
      crawlDelayMs: 0,
    });
    expect(mayReadPage(policy, at("/a/datos"), AGENT).reason).toBe("tdm");
    expect(mayReadPage(policy, at("/a/datos/1"), AGENT).allowed).toBe(true);
    expect(mayReadPage(policy, at("/libre"), AGENT).allowed).toBe(true);
    expect(mayReadPage(host("", 404, '{"location":"*","tdm-reservation":"1"}'), at("/x"), AGENT).reason).toBe(
      "tdm",
    );
  });

  test("a delay has an upper bound; nonsense is none", () => {
    expect(mayReadPage(host("User-agent: *\nCrawl-delay: 86400"), at("/"), AGENT).crawlDelayMs).toBe(60_000);
    expect(mayReadPage(host("User-agent: *\nCrawl-delay: -3"), at("/"), AGENT).crawlDelayMs).toBe(0);
    expect(mayReadPage(host(""), "no address", AGENT).allowed).toBe(false);
  });
});

test("parseTdmrep reads what is well formed and gives nothing for the rest", () => {
  expect(
    parseTdmrep('[{"location":"https://x.example/a","tdm-reservation":1},{"location":3},null,7]'),
  ).toEqual([{ prefix: "/a" }]);
  for (const body of ["", "<html>", "null", "[]", '"x"', "[[[["]) expect(parseTdmrep(body)).toEqual([]);
});
