import Bowser from "bowser";
import ipaddr from "ipaddr.js";
import type { Visitor } from "../domain/accounts/context";
import { whereaboutsOf } from "./whereabouts";

/** Bits of an IPv6 address that one household has for itself. */
const HOUSEHOLD = 64;

/** Where a request comes from, for limits and for the list of devices. */
export const visitorOf = (request: Request): Visitor => ({
  address: householdOf(whereaboutsOf(request).ip ?? ""),
  device: deviceOf(request.headers.get("user-agent") ?? ""),
});

/** The part of an address that its owner cannot change at will. */
export function householdOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  return address.kind() === "ipv6"
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${HOUSEHOLD}`).toString()
    : address.toString();
}

/** "Firefox, Linux"; null for what tells neither. */
export function deviceOf(userAgent: string): string | null {
  if (userAgent === "") return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(", ") || null;
}
