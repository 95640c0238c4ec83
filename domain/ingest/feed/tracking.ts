/**
 * Query parameters that say where a reader came from and never which page is meant. Lower case. Sources: the
 * vendors' own pages on campaign tagging (Google Analytics and Ads, Meta, Microsoft, AT Internet, Adobe,
 * Mailchimp, HubSpot, Matomo, comScore, Chartbeat) and what European newspapers add to the links of their feeds.
 */
const EXACT = new Set(
  [
    // advertising clicks
    "fbclid gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid msclkid yclid ymclid twclid ttclid",
    "li_fat_id igshid igsh epik rdt_cid irclickid sccid wickedid _openstat s_kwcid ef_id vero_id oly_enc_id",
    "oly_anon_id __twitter_impression srsltid",
    // mailings and analytics
    "mc_cid mc_eid mkt_tok _hsenc _hsmi __hssc __hstc __hsfp hsctatracking _ga _gl xtor xtref xts cmpid icid",
    "ito ocid ncid smid smtyp ssm ns_campaign ns_mchannel ns_source ns_linkname ns_fee intcmp int_cmp sr_share",
    "ftag taid tblci sfnsn mibextid",
    // where the link stood
    "ref ref_src ref_url refsrc referrer referer rref source_ref fromref via_rss rss from_rss origin_rss",
    "feedtype feedname ftcamp sharetype share_source wt_mc wtmc wt_zmc wtrid dgclid",
    "maca traffic_source utm sref spref sp_ref campaign_id emc src_rss action_ref lb_referrer",
    // AMP
    "amp usqp isamp",
  ].flatMap((line) => line.split(" ")),
);

/** Beginnings of such names. */
const PREFIXES = [
  "utm_",
  "at_",
  "ns_",
  "pk_",
  "mtm_",
  "piwik_",
  "matomo_",
  "hsa_",
  "amp_",
  "wt_",
  "xtor",
  "stm_",
  "ga_",
];

/** Whether a query parameter only tracks; `value` matters for names that are otherwise meaningful. */
export function isTracking(name: string, value: string): boolean {
  const key = name.toLowerCase();
  if (EXACT.has(key) || PREFIXES.some((prefix) => key.startsWith(prefix))) return true;
  if (key === "outputtype" || key === "output") return value.toLowerCase() === "amp";
  if (key === "source" || key === "src" || key === "from" || key === "fuente" || key === "partner") {
    return /^(?:rss|feed|feedburner|newsletter|twitter|facebook|social|google|whatsapp|telegram|email|mail)\b/i.test(
      value,
    );
  }
  return false;
}
