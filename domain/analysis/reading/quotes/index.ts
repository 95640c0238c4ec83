export type { Quotation } from "./quotation";
export { quotesIn } from "./quotes";
