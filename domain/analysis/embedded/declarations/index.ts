export { type ArticleQuote, allQuotes, declarations } from "./declarations";
