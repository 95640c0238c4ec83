/** Abbreviations after whose point a sentence goes on, folded, by language; initials and ordinals are known by form. */
export const ABBREVIATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set(
    "sr sra srta sres dr dra d dna don ud uds vd art arts pag pags num nums av avda c cia etc ej aprox gral gob tel prof lic ing ee uu ff aa vs mons cap".split(
      " ",
    ),
  ),
  en: new Set(
    "mr mrs ms dr prof rep sen gov gen col lt sgt capt cmdr st ave blvd no vs inc ltd co corp jr sr rev hon etc approx dept est fig al mt pres u.s u.k u.n a.m p.m e.g i.e jan feb mar apr jun jul aug sep sept oct nov dec".split(
      " ",
    ),
  ),
  fr: new Set("m mm mme mmes mlle dr me pr st ste art av bd cf env etc ex no p pp vol hab min".split(" ")),
  de: new Set(
    "dr prof hr fr nr str st bzw ca usw etc evtl ggf inkl max min mio mrd tsd vgl z b u a d h s sog rd geb gest abs art bspw zzgl jh jr sen jun okt nov dez jan feb mrz apr aug sep sept".split(
      " ",
    ),
  ),
};
