export * from "./analysis";
export * from "./articles";
export * from "./embedding";
export * from "./events";
export * from "./grouping";
export * from "./ingest";
export * from "./lanes";
export * from "./newspapers";
