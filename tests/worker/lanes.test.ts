import { afterAll, beforeAll, expect, test } from "vitest";
import { POLITICS, SPORTS } from "../../domain/categories/data";
import { SEED_LANES } from "../../domain/lanes/seed";
import { startReadSample } from "../support/read-sample";

let product: Awaited<ReturnType<typeof startReadSample>>;
beforeAll(async () => {
  product = await startReadSample();
});
afterAll(() => product.close());

interface WireEvent {
  evento_id: number;
  titulo: string;
  idioma: string;
  categorias: number[];
}
const ask = (path: string, language = "es") =>
  product.worker.dispatchFetch(product.url + path, { headers: { "accept-language": language } });
const json = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;
const lanes = () =>
  json<{ carril_id: number; nombre: string; tipo: string; mostrar_nombre: boolean }[]>("/api/carriles");

test("the lanes come in the operator's order, and say whether their name is to be seen", async () => {
  const seen = await lanes();
  const seed = SEED_LANES.filter((lane) => !lane.requiresLogin);
  expect(seen.map(({ nombre }) => nombre)).toEqual(seed.map(({ name }) => name.es));
  expect(seen.map(({ mostrar_nombre }) => mostrar_nombre)).toEqual(
    seed.map(({ showName }) => showName ?? true),
  );
});

test("every lane of events is narrowed by a category", async () => {
  const found = new Map([POLITICS, SPORTS].map((id) => [id, 0]));
  for (const { carril_id } of (await lanes()).filter(({ tipo }) => tipo === "eventos"))
    for (const id of [POLITICS, SPORTS]) {
      const { eventos } = await json<{ eventos: WireEvent[] }>(
        `/api/carril/${carril_id}/events?page_size=50&categoria_id=${id}`,
      );
      expect(eventos.filter(({ categorias }) => !categorias.includes(id))).toEqual([]);
      found.set(id, found.get(id)! + eventos.length);
    }
  expect([...found.values()]).not.toContain(0);
});

test("titles come in the language asked for where an article speaks it, and in some language always", async () => {
  const lane = (await lanes())[0]!.carril_id;
  const eventsIn = async (language: string) =>
    (await json<{ eventos: WireEvent[] }>(`/api/carril/${lane}/events?idioma=${language}`)).eventos;
  const english = await eventsIn("en");
  expect(english.filter(({ idioma }) => idioma === "en").length).toBeGreaterThan(5);
  const unknown = await eventsIn("zz");
  expect(unknown).toEqual(await eventsIn("es"));
  expect(unknown.every(({ titulo }) => titulo.length > 0)).toBe(true);
});

test("a second page goes on where the first one ended", async () => {
  const lane = (await lanes())[0]!.carril_id;
  const idsOf = async (page: number) =>
    (
      await json<{ eventos: WireEvent[] }>(`/api/carril/${lane}/events?page=${page}&page_size=6&_t=${page}`)
    ).eventos.map(({ evento_id }) => evento_id);
  const [first, second] = [await idsOf(1), await idsOf(2)];
  expect([first.length, second.length]).toEqual([6, 6]);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
});
