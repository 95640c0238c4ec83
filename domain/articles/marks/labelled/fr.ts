/** Invented French headlines; the letters are explained in `read.ts`. */
export const FR = `
. Le conseil de Valbrune adopte le mur contre les crues
. Sept blessés dans le déraillement d'un tramway à Port-Alise
. Pourquoi le barrage de Valbrune a deux ans de retard
. Comment un village a racheté son café
. Qui est Marine Olivier, la nouvelle présidente du port ?
. Les nouveaux horaires des bacs passeront-ils l'hiver ?
. Ce que l'on sait de la panne d'électricité sur la côte nord
. Ce que change la réforme des retraites
. Ce jeudi, le Sénat vote la loi sur l'eau
. Cette année, la récolte de blé sera la plus faible depuis dix ans
. Cette loi ne règle pas la crise du logement
. Une bombe de la Seconde Guerre mondiale désamorcée à Port-Alise
. Alerte à la bombe en gare de Valbrune
. La tempête prive d'électricité 40 000 foyers
. Alise bat les Rangers 5-0 et file en finale
. L'action de l'armateur chute de 12 % après un avertissement sur résultats
. « Une décision brutale et honteuse » : les syndicats réagissent à la fermeture
. La ministre juge "surréaliste" la proposition de l'opposition
. Les infirmières en grève trois jours en mai
. TRIBUNE. Le pont que personne ne veut construire
. EN DIRECT. Procès des autoroutes : le tribunal rend son jugement
. ENQUÊTE. Les comptes cachés du chantier naval
. INFO VALBRUNE MATIN. La directrice de l'hôpital démissionne
. L'UNESCO inscrit les salines de Valbrune au patrimoine mondial
. Le HCR et l'UNICEF alertent sur la famine au Sarrat
. Trois morts dans l'incendie d'un immeuble
. Dix interpellations dans l'affaire des cantines scolaires
. Cinq millions d'euros pour rénover les écoles
. Un film d'horreur d'Anne Champ primé à Alise
. Un projet d'attentat déjoué, deux hommes mis en examen
. Secret défense : le Conseil d'État tranche
. Des chercheurs découvrent une bactérie qui digère le polyester
. Le chantier naval a caché l'amiante, selon un rapport
. La banque centrale maintient ses taux
. Démission surprise du maire de Port-Alise
. La semaine de quatre jours fonctionne-t-elle ? Le bilan de trois entreprises
. Le président condamne l'attaque d'un bureau de vote
. L'opposition fustige un budget qu'elle juge injuste
. Vingt-deux ans de prison pour le meurtre d'un chauffeur de bus
. Des milliers de manifestants à Alise contre la taxe portuaire
. Critique : le portrait tendre d'un gardien de phare
. Crue de l'Are : deux quartiers évacués
. Le feu détruit douze maisons près de Larche
. Record de chaleur battu dans le Sud
. Un fou de Bassan soigné au centre de Port-Alise
. Le compositeur Paul Horde, magistral serviteur de l'orgue, est mort
. Les questions que pose la fusion des deux hôpitaux
. Quels sont les effets de la taxe sur les loyers ?
. Le vaccin sera disponible à l'automne
. Neuf élèves sur dix reçus au brevet
. Voici venu le temps des vendanges
. Procès du notaire : la défense demande la relaxe
. Le mystère du tableau volé devant la cour d'appel
. Explosion dans une usine chimique : deux ouvriers tués
. Votre avis compte : la mairie consulte les habitants sur le tramway
c Vous ne devinerez jamais qui est venu à la foire de Valbrune
c Ce plombier à la retraite a construit quelque chose d'étrange dans son jardin
c Voici ce qui se passe dans votre corps quand vous arrêtez le sucre
c Voici combien gagne vraiment un gardien de phare
c Voilà pourquoi il ne faut jamais mettre les bananes au réfrigérateur
c La vraie raison pour laquelle votre chat vous fixe
c 17 astuces de jardinage que personne ne vous a dites
c Neuf raisons de s'installer sur la côte
c Les 12 meilleurs imperméables pour cet automne
c Sept aliments qu'un cardiologue ne mange jamais
c L'astuce imparable pour nettoyer le four sans effort
c Le geste tout simple qui prolonge la vie de votre téléphone
c Saviez-vous que votre four cache un tiroir ?
c Savez-vous à quoi sert le trou du cadenas ?
c Faites-vous cette erreur en aérant la maison ?
c Fini le canapé d'angle : la nouvelle tendance déco qui le remplace
c Oubliez la friteuse : cet appareil fait mieux
c À quoi ressemble aujourd'hui l'actrice qui a tout quitté pour la campagne
c Ce village de Creuse offre des maisons aux familles
c Ce petit village méconnu séduit tous les voyageurs
c Ni citron ni vinaigre : le produit qui rend les vitres impeccables
c Elle achète une bague en brocante et découvre ce que c'était vraiment
c Ce que la couleur de votre porte dit de vous
c Ce qui s'est passé ensuite a étonné tout le quartier
c Ce que personne ne vous dit avant d'acheter un appartement
c Tout ce qu'il faut savoir avant de partir au Sarrat
c Si vous avez cette pièce chez vous, vous pourriez gagner gros
c Il ouvre une vieille valise et n'en croit pas ses yeux
c Le geste de l'animateur qui n'est pas passé inaperçu
c Ce détail du mariage que tout le monde commente
c Un serveur révèle ce qu'il ne faut jamais commander au bistrot
c Peu de gens le savent : la fonction cachée du lave-linge
c Découvrez la plage secrète des marins
c Qui est la mystérieuse compagne du chanteur ?
c La vérité sur les douches froides
c Cette erreur que tout le monde fait avec ses plantes
c Cet ingrédient change tout dans une ratatouille
c Ces trois signes du zodiaque vont avoir de la chance
c Test visuel : trouvez le renard dans l'image en dix secondes
c Il sort acheter du pain et ...
c Avec cette technique, votre linge sèche en une heure
c Il quitte son travail pour voyager, la suite est inattendue
c L'animateur brise le silence et dit enfin la vérité
c Êtes-vous capable de répondre à ces questions de CM2 ?
c Pourquoi vous devriez mettre une pièce au congélateur
c Attention si vous recevez ce message de votre banque
c On connaît enfin la raison de son départ
e Scènes effroyables lors de l'assaut du dépôt de tramways
e Le maire ment ENCORE
e Chaos total à l'aéroport de Valbrune
e Quel but ! Alise remporte la coupe
e Colère et indignation après le fiasco des poubelles
e La cruauté révoltante du chenil de Larche
e Le mensonge éhonté de la ministre
e Touche pas à mon quai !
e Ignoble agression d'une veuve de 94 ans
e Une trahison honteuse des infirmières
e Nuit d'horreur à bord du bac
e Le ridicule achevé de l'autorité portuaire
e Un gaspillage scandaleux : quatre millions pour un rond-point
e Le président, aux abois, insulte les juges
e Une lâche capitulation devant les promoteurs
e Coup de tonnerre : Alise recrute Ferrand
e Terrifiante vidéo d'un toit qui s'effondre
e Les voyous sèment la terreur, nuit de honte à Alise
e Hallucinante remontée des Rangers
e Enfin ! Le pont ouvre après 40 ans
e Le scandale de la ligne 4 n'en finit plus de révolter
e Des coupes sauvages vont achever nos écoles
e Le racket fiscal le plus abject de l'année
e Incroyable sauvetage d'un enfant dans la rivière
e Déchirant adieu à la petite Lucie
e Délire bureaucratique : la mairie perd la boule
e Carnage au conseil : insultes, hurlements et chaises qui volent
e La France À GENOUX devant les casseurs
e Monstrueuse arnaque aux retraités
e Un cauchemar sans fin pour les riverains, excédés
e La tempête du siècle va tout ravager
b Cette vidéo choquante montre pourquoi vous ne devez jamais nourrir les cygnes
b Vous n'allez pas croire cette astuce de génie !
b La raison glaçante pour laquelle vous devez vérifier votre chaudière
b 10 plages époustouflantes à voir avant de mourir
b La vérité dégoûtante sur ce que cache votre oreiller
b Attention ! Voici l'incroyable erreur que nous commettons tous
b Ce que ce héros a fait ensuite va vous bouleverser
b Découvrez le scandaleux secret du maire !
. Le gouvernement reporte sa décision sur la deuxième piste
. Quatre interpellations après l'incendie d'un entrepôt à Larche
. Ce que les nouveaux droits de douane changent pour la sidérurgie
. Où en sont les partis sur le prix de l'eau ?
. Rappel de radiateurs pour risque d'incendie
. Un policier relaxé des accusations de violences
. Le bilan du glissement de terrain au Sarrat monte à 31 morts
. « Nous avons tout perdu » : retour dans un village brûlé
. Pourquoi les médecins se divisent sur le vaccin contre la fièvre de l'Are
. La compagnie ferroviaire supprime 300 postes
. VRAI OU FAUX. La maire a-t-elle réduit de moitié les lignes de bus ?
. Le passeport se renouvelle désormais en ligne
. À dix, Valbrune arrache le nul chez les Rangers
. Entretien avec Anne Champ : "J'ai appris à aimer la nuit"
. L'inflation recule à 2 %
. Vol de câbles : le trafic des trains interrompu
. Qui vote dimanche à Port-Alise ?
. Le troisième accusé du meurtre de Larche renvoyé aux assises
. Un iceberg gigantesque dérive vers la station polaire
. Comment l'Are a débordé en une nuit
c La balade du week-end que les habitants préfèrent garder pour eux
c Un dermatologue explique ce qui marche vraiment sur la peau sèche
c Une institutrice pose une question à sa classe, les réponses la font pleurer
c Huit signes que votre chaudière va tomber en panne
c La fille de l'acteur a bien grandi : voici à quoi elle ressemble
c Ruée sur cet appareil à neuf euros qui chauffe toute la maison
c Pourquoi tout le monde parle soudain des algues
c Votre nom est-il sur la liste ?
c Il creuse un trou dans son jardin et fait une découverte étonnante
c Ce que votre position de sommeil révèle de votre personnalité
c Les 20 plus beaux villages du pays
c Un expert prévient : ne rechargez jamais votre téléphone ainsi
c La question du jeu à laquelle personne n'a su répondre
c Il allait vendre la vieille horloge, puis un expert a regardé derrière
c Lidl frappe fort avec ce produit à dix euros
c La photo sans maquillage de l'animatrice fait réagir
e Les petits barons se gavent pendant que nos rues s'effondrent
e L'assassin en liberté : le calvaire d'une mère
e Maintenant, ils veulent taxer nos jardins !
e Nuit magique à Valbrune : le petit poucet terrasse le champion
e Les incapables du ministère trahissent les retraités
e La taxe honnie va matraquer les plus pauvres
e Des vandales décérébrés saccagent le kiosque
e Le maire est un lâche et un imposteur
e Accident cauchemardesque : une rue digne d'un champ de bataille
e La folie du politiquement correct gagne l'école
e L'enfer des voyageurs, un fiasco de plus
e Le grand hold-up de l'eau : les patrons se goinfrent
b Cet étrange appareil fait fondre votre facture, c'est de la folie !
b Ce qu'elle a trouvé sous le plancher est un pur cauchemar
. Neuf millions d'euros d'amende pour le distributeur d'eau
. Deux adolescents remis en liberté après une attaque au couteau
. Les pourparlers sur le Sarrat reprennent sans les rebelles
. Ce que la première journée du procès du bac a montré
. La maîtrise de la cathédrale accueille des filles pour la première fois
. Bercy écarte un impôt sur la fortune
. Les délais d'attente à l'hôpital baissent pour le troisième mois
. Comment voter par procuration à la consultation sur le port
. La neige ferme trois cols
. Alise recrute un attaquant pour deux saisons
. Pourquoi la rivière inonde encore Larche
. Mort de Pierre Halle, cartographe des fonds marins
c Dix mots que vous prononcez mal depuis toujours
c Ce minuscule détail sur votre billet peut vous faire économiser des centaines d'euros
c Pourquoi les hôtesses de l'air regardent toujours vos chaussures
c Ce que votre biscuit préféré révèle sur vous
c J'ai passé une semaine sans téléphone, voici ce que j'ai appris
b L'incroyable trouvaille d'une mère pour le linge
c La ville inattendue élue meilleur endroit où vivre
c Vous conservez mal vos tomates, prévient une cheffe
c Que se passe-t-il dans votre corps si vous marchez 10 000 pas par jour ?
c Que sont devenus les acteurs de la série du port, 20 ans après ?
e Colère contre l'indécente hausse de salaire des ministres
e Une défaite lamentable d'une équipe sans âme
e Abandon atroce : une vieille dame meurt seule
e La honte ! Pagaille monstre à la billetterie
e Harcèlement répugnant contre une famille endeuillée
e Des patrons sans scrupules s'engraissent sur le dos des usagers
e Catastrophique, cynique et cruelle : la nouvelle loi sur l'asile
e Un fou furieux sème la terreur au couteau
b Pourquoi cette règle révoltante devrait vous mettre hors de vous
b 15 faits hallucinants sur les requins qui vont vous retourner le cerveau
. L'équipage d'un chalutier secouru au large du cap d'Alise
. Le Parlement prolonge l'interdiction de pêche
. Pourquoi les banques quittent le centre-ville
. Les écoles rouvrent après une rupture de canalisation
. Le chef de la police part en retraite en juin
. Le tribunal rejette le recours contre la carrière
. Les cas de fièvre de l'Are doublent en une semaine
. « Je n'ai jamais eu aussi peur » : récit d'un randonneur
c Pourquoi il ne faut jamais jeter les peaux d'orange
c Huit choses que votre vétérinaire aimerait vous dire
c La raison étonnante pour laquelle cette rue n'a pas de numéro 13
c Elle commande un canapé en ligne, la livraison la laisse sans voix
c Cet étirement de deux minutes soulage le dos
c Voici l'âge réel de cette actrice
c La boisson secrète que seuls connaissent les serveurs
c Voici ce qui se passe si vous ne renouvelez pas votre permis
e Scandaleux ! Les patrons du bac empochent des millions
e Humiliante raclée pour des Rangers pitoyables
e Agression ignoble d'une dame de 91 ans
e Lâche trahison des agriculteurs
e Chaos total sur la route de la côte
e Une honte : des enfants gelés dans des classes en ruine
e Des bailleurs cupides saignent les étudiants
e Le maire n'a JAMAIS dit la vérité
. La bibliothèque de Larche ouvrira le dimanche
. Le ministre défend son bilan sur les prisons
. Une infirmière gagne son procès pour licenciement
. Comment fonctionnent les digues contre les crues
. Les billets de train augmentent de 3 %
. Un volcan entre en éruption au Sarrat, aucun blessé
c Neuf signes que votre voisin est riche en secret
c Ce que personne ne vous dit sur l'achat d'un bateau
c Cette île oubliée est moins chère que vous ne le pensez
c J'ai mangé comme un gardien de phare pendant une semaine, voici ce qui s'est passé
c La phrase à ne jamais dire en entretien
c Pourquoi vos plantes meurent
c Saurez-vous trouver le chat caché ?
c Il trouve une boîte au grenier et sa vie bascule
e Des usagers furieux explosent face à des retards infernaux
e Un gaspillage monstrueux d'argent public
e Des voleurs sans cœur dévalisent le service des enfants
e Reculade humiliante d'un ministre dépassé
e La pitoyable capitulation des Rangers insulte les supporters
e Terrifiante tempête, des familles en larmes
e Fermer le quai, c'est de la folie !
e Odieuse attaque contre des tombes de guerre
`;
