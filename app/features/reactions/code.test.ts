import { expect, test } from "vitest";
import { type Asked, decode, encode } from "./code";

test.each<Asked>([
  { action: "read_later", target: { event: 12 }, value: true },
  { action: "upvote", target: { article: 7 }, value: false },
])("%j survives its way through a form", (asked) => {
  expect(decode(encode(asked))).toEqual(asked);
});

test.each(["", "burn:event:1:on", "save:lane:1:on", "save:event:x:on", "save:event:1", "save:event:-1:on"])(
  "%j asks for nothing",
  (text) => {
    expect(decode(text)).toBeNull();
  },
);
