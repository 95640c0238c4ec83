import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvg from "@resvg/resvg-wasm/index_bg.wasm";
import newsreader from "./newsreader-600.bin";

let ready: Promise<void> | undefined;

/** SVG to PNG, in the size that the SVG says; texts in Newsreader. Only in the Worker: its bundle carries the parts. */
export async function draw(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(resvg);
  await ready;
  const image = new Resvg(svg, {
    font: {
      fontBuffers: [new Uint8Array(newsreader)],
      defaultFontFamily: "Newsreader",
      loadSystemFonts: false,
    },
  });
  try {
    const rendered = image.render();
    try {
      return rendered.asPng();
    } finally {
      rendered.free();
    }
  } finally {
    image.free();
  }
}
