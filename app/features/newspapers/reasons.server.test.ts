import { expect, test } from "vitest";
import { translateInto } from "../../i18n/translate.server";
import { reasonText } from "./reasons.server";

test.each([
  ["timeout", "no respondió a tiempo"],
  ["redirect_loop", "su dirección remite a otra, y esa a otra, sin llegar a ninguna parte"],
  ["http_status_403", "no nos deja leer (estado 403)"],
  ["http_status_410", "su lista de titulares ya no está ahí (estado 410)"],
  ["http_status_429", "nos pide esperar (estado 429)"],
  ["http_status_503", "su servidor tiene un fallo (estado 503)"],
  ["http_status_418", "respondió con el estado 418"],
  ["constructor", "no sabemos por qué"],
])("%s is told as: %s", async (reason, text) => {
  expect(reasonText(await translateInto("es"), reason)).toBe(text);
});
