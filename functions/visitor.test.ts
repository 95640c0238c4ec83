import { expect, test } from "vitest";
import { deviceOf, householdOf } from "./visitor";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::"],
  ["", "unknown"],
  ["a hostile header", "unknown"],
])("the household of %j is %j", (ip, household) => {
  expect(householdOf(ip)).toBe(household);
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari, iOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Microsoft Edge, Windows",
  ],
  ["", null],
])("a device is known by its browser and system: %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
