export { type Dropped, type Reason, reasons } from "./reasons";
export { verifierOf, verify } from "./verify";
