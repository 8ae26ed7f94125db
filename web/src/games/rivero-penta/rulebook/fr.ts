import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Rivero Penta est un jeu de cartes tactique pour deux. Autour de la source grandissent des rivières qui ne sont à personne : qui en allonge une marque des points.",
  chapters: {
    aim: "But du jeu",
    needed: "Ce qu'il faut",
    turn: "Un tour",
    scoring: "Le décompte",
    actions: "Les cartes action",
    bridges: "Les ponts",
    piles: "Quand une pile est épuisée",
    end: "La fin",
  },
  passages: {
    goal: {
      title: "55 points",
      text: [
        "Qui a le premier 55 points ou plus a gagné, aussitôt, même au milieu d'un tour. On marque en formant des rivières de trois, quatre ou cinq cartes. Une rivière de cinq est un PENTA.",
      ],
    },
    cards: {
      title: "Les cartes",
      text: [
        "Quatre-vingts cartes rivière : Nil, Colorado, Danube et Amazone, de valeur 1 à 10, chaque carte deux fois. Dix-huit cartes action : six soleils, six robinets et six ponts. Une carte source.",
        "Chaque rivière a sa couleur, son motif et sa lettre : N, C, D et A.",
      ],
    },
    setup: {
      title: "Autour de la source",
      text: [
        "La source est au milieu. Chaque joueur reçoit six cartes de l'océan, la pile fermée des cartes rivière. Le sort décide qui commence. Il pose une carte sur une des quatre places à côté de la source, puis c'est à l'autre, jusqu'à ce que chacun en ait posé deux. Toute carte convient, pourvu que deux cartes égales ne soient pas dans la même rangée ou la même colonne.",
        "Puis on retourne la première carte action. C'est la première carte ouverte.",
      ],
    },
    steps: {
      title: "Trois étapes",
      text: [
        "Voici un tour :",
        [
          "piochez une carte de l'océan : vous en avez cinq",
          "retournez une carte action sur la carte ouverte ; les deux ensemble donnent peut-être une action",
          "jouez une carte de votre main, de sorte qu'il en reste quatre",
        ],
        "Le programme pioche et retourne de lui-même.",
      ],
    },
    link: {
      title: "Raccorder une carte",
      text: [
        "Une carte se pose à côté, au-dessus ou au-dessous d'une carte à laquelle elle se raccorde. Deux cartes se raccordent",
        [
          "si elles sont de la même rivière et que leurs valeurs diffèrent de un, ou",
          "si elles ont la même valeur et sont de rivières différentes.",
        ],
        "Après 10 vient 1 : Danube 10 et Danube 1 se raccordent.",
      ],
    },
    one: {
      title: "Un raccord suffit",
      text: [
        "La carte doit se raccorder à une de ses voisines. Avec les autres, elle n'a pas besoin d'aller. Là où aucune carte n'est voisine, elle n'a rien à quoi se raccorder.",
      ],
    },
    source: {
      title: "À côté de la source",
      text: [
        "Une place libre à côté de la source, sans carte voisine, accepte n'importe quelle carte. S'il y a des voisines, la vôtre doit se raccorder à l'une d'elles. À côté d'un pont, seule vaut la règle du pont.",
      ],
    },
    twice: {
      title: "Pas deux fois la même carte dans une rangée",
      text: [
        "Chaque carte existe deux fois. Les deux ne peuvent jamais être dans la même rangée ni la même colonne, même avec des trous, des ponts ou la source entre elles.",
        "Certains ne regardent que la rangée ou la colonne d'un seul tenant que la carte rejoint. C'est l'autre choix de la maison.",
      ],
    },
    limits: {
      title: "Cinq rangées de huit",
      text: [
        "Le champ a cinq rangées : celle de la source, deux au-dessus et deux au-dessous. Une rangée porte huit cartes au plus. La source, les ponts et les trous ne comptent pas, et sur les côtés il n'y a pas d'autre limite. Un pont occupe une place, mais n'ouvre pas de sixième rangée. Chaque place porte une carte ou un pont, et la source aucun.",
      ],
    },
    discard: {
      title: "Si rien ne convient",
      text: [
        "Si aucune de vos cartes ne peut être jouée, vous en défaussez une, face cachée, pour −3 points. Le score peut descendre au-dessous de zéro. Tant qu'une carte convient, il faut jouer.",
        "Dans certaines maisons, on peut défausser alors qu'on pourrait jouer ; cela coûte tout de même les 3 points.",
      ],
    },
    river: {
      title: "Ce qu'est une rivière",
      text: [
        "Une ligne sans trou de cartes d'une même rivière, dans une rangée ou une colonne. Les valeurs n'ont pas à se suivre : Amazone 6, 7, 1 est une rivière de trois. Dans une rangée, elle peut passer un pont. Elle ne passe jamais la source : à sa gauche et à sa droite, ce sont deux rivières.",
      ],
    },
    table: {
      title: "Trois, quatre, cinq",
      text: [
        "Si la carte que vous jouez forme une rivière de trois ou plus, ou en allonge une, vous marquez pour sa nouvelle longueur :",
        ["trois cartes : 3 points", "quatre cartes : 5 points", "cinq cartes, un PENTA : 8 points"],
        "Vous marquez chaque fois la valeur entière, quel que soit celui qui a posé le début.",
      ],
    },
    longer: {
      title: "Plus de cinq",
      text: [
        "Une rivière peut dépasser cinq cartes, mais cela ne rapporte plus rien. Si votre carte réunit d'un coup des parties plus courtes à cinq ou plus, vous marquez 8.",
        "Dans certaines maisons, il faut alors cinq cartes exactement.",
      ],
    },
    both: {
      title: "Deux rivières à la fois",
      text: [
        "Si une carte forme ou allonge une rivière dans sa rangée et une autre dans sa colonne, vous marquez pour les deux.",
      ],
    },
    nobody: {
      title: "Les rivières ne sont à personne",
      text: ["Chacun peut allonger, utiliser et retirer toute rivière, quel que soit celui qui l'a posée."],
    },
    pair: {
      title: "Deux cartes, une action",
      text: [
        "La nouvelle carte action est sur la carte ouverte. Ensemble, elles signifient, la nouvelle nommée d'abord :",
        [
          "soleil sur robinet : vous pouvez déplacer une carte",
          "robinet sur soleil : vous devez jouer deux cartes",
          "soleil sur soleil : vous pouvez retirer deux cartes, ou un PENTA",
          "robinet sur robinet : vous pouvez prendre trois cartes d'une rivière",
          "pont sur pont : vous devez poser un pont",
        ],
        "Toutes les autres paires ne font rien, et vous jouez simplement une carte.",
      ],
    },
    floating: {
      title: "Les cartes qui flottent",
      text: [
        "Une carte flotte quand elle n'est plus reliée à la source par des cartes voisines. Toute voisine relie, raccordée ou non ; un pont relie de gauche à droite ; les coins jamais. La plupart des actions ne doivent laisser aucune carte flotter.",
      ],
    },
    "sun-tap": {
      title: "Soleil sur robinet : déplacer une carte",
      text: [
        "Vous pouvez prendre une carte et la poser à une autre place où elle pourrait être jouée. Un pont qui perd sa dernière carte tombe aussitôt. À la fin, rien ne doit flotter. Un déplacement ne rapporte pas de points.",
      ],
    },
    "tap-sun": {
      title: "Robinet sur soleil : deux cartes",
      text: [
        "Vous piochez encore une carte et devez en jouer deux, l'une après l'autre ; la seconde peut se raccorder à la première. Une rivière qui reçoit les deux rapporte une seule fois, pour sa longueur finale : Nil 4 et 5 à Nil 1-2-3 donnent 8 points, et non 5 et 8.",
        "Si une seule convient, ou aucune, on défausse le reste. Cela coûte une fois 3 points, et non deux.",
      ],
    },
    "sun-sun": {
      title: "Soleil sur soleil : la sécheresse",
      text: [
        "Vous pouvez retirer deux cartes côte à côte ou l'une au-dessus de l'autre, de n'importe quelles rivières, mais pas par-dessus un pont. Rien ne doit flotter ensuite, et il n'y a pas de points. Ou bien vous choisissez un PENTA.",
      ],
    },
    penta: {
      title: "Soleil sur soleil : vider un PENTA",
      text: [
        "Vous prenez autant de cartes d'un PENTA que possible sans que rien ne flotte, et recevez 1 point par carte. S'il y a plusieurs façons d'en prendre autant, vous choisissez. Si aucune ne peut partir, ce choix n'existe pas.",
        "Un PENTA peut passer un pont, et un PENTA de six à huit cartes compte avec toutes. Dans certaines maisons, seules cinq cartes exactement font un PENTA.",
      ],
    },
    "tap-tap": {
      title: "Robinet sur robinet : prendre de l'eau",
      text: [
        "Vous pouvez prendre trois cartes d'une rivière qui se suivent dans une rangée ou une colonne, sans pont entre elles ; elles peuvent faire partie d'une rivière plus longue. Cela donne 3 points, et 1 de plus pour chaque carte qui flotte alors. Toutes vont à la défausse.",
      ],
    },
    lay: {
      title: "Poser un pont",
      text: [
        "Pont sur pont : vous devez poser le nouveau pont sur une place vide à gauche ou à droite d'une carte. Pas entre deux cartes, pas entre une carte et la source, pas à côté d'un autre pont. L'un au-dessus de l'autre est permis.",
        "Au choix, un pont peut se trouver entre une carte et la source.",
      ],
    },
    single: {
      title: "Un pont par rivière",
      text: [
        "Une rivière a un pont au plus. Une carte qui réunirait deux rivières ayant chacune un pont ne peut se poser là.",
      ],
    },
    nowhere: {
      title: "Pas de place pour un pont",
      text: [
        "Si le pont ne peut être posé nulle part, il ne se passe rien et il reste sur la pile ouverte. C'est très rare.",
      ],
    },
    beside: {
      title: "À côté d'un pont",
      text: [
        "De l'autre côté d'un pont, seule une carte de la même rivière peut se poser ; sa valeur est libre, et aucun autre raccord n'est nécessaire. La place peut aussi rester vide. Le pont ne compte pas dans la longueur.",
        "Un pont n'agit que de gauche à droite. Au-dessus et au-dessous, il ne raccorde rien, mais une carte peut s'y poser par un autre raccord.",
      ],
    },
    loose: {
      title: "Un pont isolé",
      text: [
        "Un pont sans carte d'aucun côté retourne sur la pile ouverte des cartes action. C'est alors lui la carte ouverte.",
        "Dans certaines maisons, il va sous la pile, et la carte ouverte reste ce qu'elle était.",
      ],
    },
    actions: {
      title: "Les cartes action sont épuisées",
      text: [
        "Si la pile d'actions fermée est vide au début d'un tour, la carte ouverte reste. Tous les ponts quittent le champ ; les cartes qui flottent alors vont à la défausse sans points. Les dix-sept autres cartes sont mélangées, et le tour commence.",
      ],
    },
    ocean: {
      title: "L'océan est épuisé",
      text: [
        "S'il faut piocher une carte et que l'océan est vide, la défausse est mélangée et devient le nouvel océan.",
      ],
    },
    full: {
      title: "Le champ est plein",
      text: [
        "Quand cinq rangées de huit sont là, vous marquez d'abord. Puis toutes les cartes du champ, la défausse et le reste de l'océan forment ensemble le nouvel océan, et les ponts vont sur la pile ouverte. Quatre cartes de l'océan se posent autour de la source, et la partie continue. Les mains restent telles quelles.",
        "Selon l'autre lecture du livret, ces quatre viennent des mains : chacun en pioche deux et l'on pose à tour de rôle, comme au début.",
      ],
    },
    "give-up": {
      title: "Abandonner",
      text: ["Qui a plus de 25 points de retard, donc 26 ou plus, peut abandonner à son tour. L'autre gagne."],
    },
    cap: {
      title: "Une très longue partie",
      text: ["Après mille tours, la partie finit à égalité. Entre personnes, on n'en arrive jamais là."],
    },
    series: {
      title: "Plusieurs parties de suite",
      text: [
        "Chaque partie gagnée compte un. En préparant la partie, vous choisissez le nombre qui gagne la série et, si vous voulez, une avance pour un joueur. Le perdant commence la partie suivante, sauf si vous préférez alterner ou tirer au sort.",
      ],
    },
  },
  captions: {
    start: "Quatre cartes autour de la source : ainsi commence une partie.",
    link: "Nil 5 va à côté de Nil 4, un de moins dans la même rivière, et à côté d'Amazone 5, la même valeur d'une autre rivière.",
    "ten-one": "Danube 1 suit Danube 10. Ici, il forme une rivière de trois.",
    clash: "Nil 2 se raccorde à Nil 1 au-dessous. Qu'il n'aille pas avec Amazone 9, à sa gauche, n'a pas d'importance.",
    "beside-source":
      "Aucune carte ne touche la place sous la source : Amazone 7, ou toute autre carte, peut s'y poser.",
    twice: "Sur la croix, Nil 5 se raccorderait à Colorado 5. Mais il y a déjà un Nil 5 dans cette rangée.",
    "full-row": "Huit cartes sont dans cette rangée. Sur la croix, il n'y a pas de place pour une neuvième.",
    three: "Nil 6 forme une rivière de trois : 3 points.",
    four: "Nil 7 l'allonge à quatre : 5 points.",
    five: "Avec Nil 8, c'est un PENTA : 8 points.",
    joined: "Danube 4 réunit deux et deux en une rivière de cinq : 8 points d'un coup.",
    both: "Nil 6 termine la rivière de la rangée et commence celle de la colonne : 3 et 3 points.",
    moved: "Nil 5 est passé d'à côté de Nil 4 sous Amazone 5.",
    drought: "Les deux cartes marquées peuvent partir. Nil 4 et 5 non : Nil 6 flotterait.",
    drained: "Un PENTA qui peut partir en entier : 5 points. Colorado 4 reste relié à la source par Colorado 8.",
    tapped: "Les trois cartes marquées partent, et avec elles les deux qui flottent alors : 3 et 2 points.",
    bridge: "Les places où le pont peut se poser maintenant.",
    "over-bridge":
      "Au-delà du pont, toute carte du Nil convient, Nil 9 aussi. La rivière a alors trois cartes : 3 points.",
  },
};
export default text;
