import { describe, expect, test } from "vitest";
import { hostRefusal, portAllowed } from "./addresses";

describe("hosts that are not asked", () => {
  test.each([
    "127.0.0.1",
    "127.8.9.1",
    "2130706433",
    "0177.0.0.1",
    "0x7f.1",
    "0x7f000001",
    "127.1",
    "127.0.0.1.",
    "１２７.０.０.１",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "0",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.51.100.7",
    "203.0.113.9",
    "198.18.0.1",
    "240.0.0.1",
    "192.0.0.8",
  ])("IPv4 %s", (host) => {
    expect(hostRefusal(host)).not.toBeNull();
  });

  test.each([
    "[::1]",
    "[::]",
    "[fe80::1]",
    "[fc00::1]",
    "[fd00:ec2::254]",
    "[ff02::1]",
    "[2001:db8::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:8.8.8.8]",
    "[::ffff:a00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b:1::a00:1]",
    "[2002:7f00:1::]",
    "[2001:0:7f00:1::]",
    "[100::1]",
    "[fec0::1]",
    "[2001:2::1]",
    "[3fff::1]",
    "[4000::1]",
  ])("IPv6 %s", (host) => {
    expect(hostRefusal(host)).not.toBeNull();
  });

  test.each([
    "localhost",
    "LOCALHOST",
    "localhost.",
    "a.localhost",
    "printer.local",
    "metadata.google.internal",
    "intranet",
    "router.lan",
    "nas.home.arpa",
    "127.0.0.1.nip.io",
    "localtest.me",
    "",
    "a b",
    "ｌｏｃａｌｈｏｓｔ",
  ])("name %s", (host) => {
    expect(hostRefusal(host)).not.toBeNull();
  });

  test.each([
    "diario.example",
    "www.diario.example",
    "8.8.8.8",
    "[2606:4700::1111]",
    "münchen.example",
    "local.example",
  ])("%s may be asked", (host) => {
    expect(hostRefusal(host)).toBeNull();
  });

  test("loopback is all that can be opened", () => {
    for (const host of ["127.0.0.1", "[::1]", "localhost", "a.localhost"])
      expect(hostRefusal(host, true)).toBeNull();
    for (const host of [
      "10.0.0.1",
      "169.254.169.254",
      "[fd00::1]",
      "[::ffff:127.0.0.1]",
      "metadata.google.internal",
      "0.0.0.0",
    ]) {
      expect(hostRefusal(host, true)).not.toBeNull();
    }
  });
});

test("ports of services are not asked", () => {
  for (const port of ["", "80", "443", "8080", "8443", "49152"]) expect(portAllowed(port)).toBe(true);
  for (const port of ["0", "22", "25", "445", "3306", "5432", "6379", "11211", "27017"])
    expect(portAllowed(port)).toBe(false);
});
