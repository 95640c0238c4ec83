import { phrases, type SourceWords, words } from "./types";

/** French. */
export const FR: SourceWords = {
  before:
    phrases(`selon, d apres, a declare a, a confie a, cite par, citee par, cites par, rapporte, aux dires de
    de source, aux yeux de, pour sa part, dans un entretien a, dans un entretien avec, interroge par, explique a
    confie a, a indique a, a explique a`),
  after: [],
  verbs:
    phrases(`disent, affirment, expliquent, precisent, estiment, denoncent, indiquent, rappellent, soulignent
    annoncent, racontent, regrettent, a dit, dit, ont dit, a declare, declare, ont declare, affirme, a affirme, ont affirme, explique
    a explique, ont explique, precise, a precise, ont precise, indique, a indique, ont indique, ajoute, a ajoute
    annonce, a annonce, ont annonce, assure, a assure, estime, a estime, ont estime, rappelle, a rappele, souligne
    a souligne, denonce, a denonce, ont denonce, regrette, a regrette, reconnait, a reconnu, dement, a dementi, confirme
    a confirme, ont confirme, raconte, a raconte, avertit, a averti, alerte, a alerte, ont alerte, conclut, a conclu
    note, plaide, a plaide, soutient, a soutenu, s inquiete, s est inquiete, temoigne, a temoigne, confie, a confie
    fait savoir, a fait savoir, resume, insiste, a insiste, martele, repond, a repondu, lance, a lance`),
  between: words(
    "aussi egalement ensuite encore hier jeudi lundi mardi mercredi vendredi samedi dimanche pour sa part",
  ),
  documents: words(
    "rapport rapports etude etudes enquete sondage barometre document communique arret note analyse audit",
  ),
  documentLinks: words(
    "de du des d l la publie publiee realise realisee paru parue dans par commande commandee",
  ),
  bodies:
    words(`police gendarmerie gouvernement ministere parquet mairie prefecture tribunal universite syndicat
    syndicats entreprise parti parlement commission agence pompiers hopital banque eglise armee ong association
    federation conseil direction club ambassade senat assemblee elysee matignon institut compagnie intersyndicale
    autorites rectorat region departement collectif`),
  offices:
    words(`ministre maire president presidente porte-parole juge procureur procureure directeur directrice
    prefet prefete chef cheffe secretaire senateur senatrice avocat avocate entraineur entraineuse capitaine professeur
    professeure chercheur chercheuse auteur autrice patron patronne fondateur fondatrice adjoint adjointe commissaire
    ambassadeur ambassadrice medecin ingenieur ingenieure depute deputee elu elue`),
  links: words("de du des d"),
  unnamed:
    words(`sources source temoins temoin experts critiques riverains habitants analystes certains beaucoup
    observateurs diplomates militants autres scientifiques chercheurs proches`),
  pronouns: words("il elle ils elles t-il t-elle"),
  stops:
    words(`que qu a en dans sur par avec quand si comme parce lors apres avant ce se ne et ou mais il elle on nous
    pour sans devant aupres`),
  dropsPronouns: false,
};
