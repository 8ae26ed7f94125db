import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Penta Rush est un jeu de recherche contre la montre jusqu'à quatre, et un puzzle paisible pour une seule personne. En allemand, il s'appelle 5er Finden.",
  chapters: {
    aim: "But du jeu",
    needed: "Ce qu'il faut",
    round: "Une manche",
    timer: "Le sablier",
    scoring: "Le décompte",
    end: "La fin",
    puzzle: "Puzzle",
    solo: "Solitaire",
    series: "Plusieurs parties",
  },
  passages: {
    goal: {
      title: "Retrouver le lancer",
      text: [
        "Cinq dés montrent cinq symboles. Chacun cherche sur son carton, tous en même temps, cinq cases qui se touchent et portent exactement ces symboles. Après cinq manches, le plus de points gagne.",
        "Le jeu de base et le puzzle se jouent de deux à quatre, le jeu Solitaire seul.",
      ],
    },
    boards: {
      title: "Les cartons",
      text: [
        "Chaque joueur a un carton de dix cases sur dix avec six symboles différents. Ici, les cartons naissent d'un nombre : chaque symbole y figure 16 ou 17 fois, et le même nombre donne les mêmes cartons. Ceux que vous possédez peuvent se taper en lettres de a à f, dix lignes de dix.",
      ],
    },
    sides: {
      title: "Différents ou identiques",
      text: [
        "D'un côté, tous les cartons sont différents : une partie pour le plaisir, avec un peu de chance. De l'autre, ils sont identiques, et chacun a les mêmes possibilités. Choisissez avant la partie.",
      ],
    },
    dice: {
      title: "Les dés",
      text: ["Cinq dés ; chacun porte une fois les six symboles."],
    },
    tiles: {
      title: "Douze formes",
      text: [
        "Cinq cases qui se touchent par un côté peuvent faire douze formes. Chacune a sa tuile avec ses points, de 1 à 4 : ce qui est plus difficile à trouver vaut davantage. Combien vaut chaque forme, c'est notre choix, d'après sa rareté.",
        "Les tuiles sont là pour être regardées. On ne les pose pas sur le carton pour essayer.",
      ],
    },
    throw: {
      title: "Le lancer",
      text: [
        "Quelqu'un lance les cinq dés ; peu importe qui. Si un symbole apparaît trois fois ou plus, on relance les cinq, jusqu'à ce qu'aucun n'apparaisse plus de deux fois.",
      ],
    },
    shape: {
      title: "Ce qu'est une forme",
      text: [
        "Cinq cases différentes qui se touchent par un côté. Des cases qui ne se touchent que par un coin ne vont pas ensemble.",
      ],
    },
    same: {
      title: "Tournée ou retournée, c'est la même",
      text: [
        "Une forme reste la même, quelle que soit sa position : tournée d'un quart de tour, et aussi vue dans un miroir.",
      ],
    },
    fits: {
      title: "Le lancer, exactement",
      text: [
        "Les cinq cases doivent montrer exactement les cinq symboles des dés : un symbole lancé deux fois doit y être deux fois. Sa place dans la forme n'importe pas.",
      ],
    },
    outline: {
      title: "Entourer et effacer",
      text: [
        "Vous entourez une forme en passant sur ses cinq cases, ou en les touchant une à une. Touchez une forme pour l'effacer. Vous pouvez corriger autant que vous voulez jusqu'à la fin de la manche ; seules les formes complètes sont jugées.",
        "Rien ne vous empêche d'entourer ce qui ne comptera pas. Cela se juge à la fin de la manche.",
      ],
    },
    own: {
      title: "Votre carton",
      text: ["Tant qu'on cherche, vous ne voyez que votre carton. Ensuite, tous sont visibles."],
    },
    turn: {
      title: "Retourner le sablier",
      text: [
        "Qui pense avoir assez trouvé peut retourner le sablier à tout moment. Cela se fait une fois par manche, par le plus rapide. À partir de là, les autres ont le temps du sable : une trentaine de secondes.",
      ],
    },
    "hands-off": {
      title: "On ne touche plus à rien",
      text: ["Qui a retourné le sablier ne change plus rien dans cette manche. Il ne peut même plus effacer."],
    },
    stop: {
      title: "Stop",
      text: [
        "Quand le sable est écoulé, celui qui avait retourné le sablier dit stop. Chacun pose son feutre, et la manche est jugée.",
      ],
    },
    nobody: {
      title: "Si personne ne le retourne",
      text: [
        "Alors la manche continue. Chacun peut dire qu'il a terminé ; quand tous l'ont dit, la manche est finie et personne n'a le point en plus. Qui continue à chercher se dédit par là même. En préparant la partie, on peut aussi limiter la durée d'une manche.",
      ],
    },
    device: {
      title: "Ensemble à un écran",
      text: [
        "Sur un seul appareil, chacun joue la manche à son tour, avec le même lancer et un chronomètre. Puis tout est réuni selon le temps : ce que quelqu'un a fait après le premier retournement et son sable est écarté. Si deux ont retourné au même instant, le sort décide.",
      ],
    },
    order: {
      title: "Dans cet ordre",
      text: [
        "Une manche se juge pas à pas :",
        [
          "on ne regarde que les formes complètes",
          "deux formes qui se chevauchent sont écartées toutes les deux",
          "ce qui ne correspond pas aux dés est écarté",
          "d'une même forme, une seule compte",
          "cinq au plus comptent, les moins chères",
          "à la cinquième manche, elles comptent double",
          "qui a retourné le sablier reçoit son point",
        ],
      ],
    },
    overlap: {
      title: "Pas de chevauchement",
      text: [
        "Deux formes qui partagent une case sont toutes deux sans valeur. On le regarde en premier : une bonne forme est perdue même si l'autre ne correspondait pas aux dés.",
        "Certains ne comptent que les chevauchements entre formes qui correspondent aux dés. C'est l'autre choix de la maison.",
      ],
    },
    once: {
      title: "Chaque forme une fois",
      text: [
        "Si vous avez entouré deux fois la même forme, une seule compte. Les mêmes cases exactement ne s'entourent qu'une fois.",
      ],
    },
    five: {
      title: "Cinq au plus",
      text: [
        "De plus de cinq formes valables, les cinq qui ont le moins de points comptent. Une sixième peut donc vous coûter. Les formes sans valeur ne prennent pas de place.",
      ],
    },
    bonus: {
      title: "Un point pour le sablier",
      text: ["Qui a retourné le sablier reçoit un point, même si rien de ce qu'il a entouré n'est valable."],
    },
    last: {
      title: "La cinquième manche",
      text: [
        "À la cinquième et dernière manche, toutes les formes valables comptent double. Le point du sablier reste un point.",
      ],
    },
    winner: {
      title: "Le plus de points",
      text: [
        "Après cinq manches, le plus de points gagne. En cas d'égalité, la meilleure des quatre premières manches décide ; si elle est égale aussi, la victoire est partagée.",
      ],
    },
    one: {
      title: "Une forme par manche",
      text: [
        "Au puzzle, le carton n'est pas effacé, et chaque forme ne sert qu'une fois dans toute la partie. À chaque manche, vous n'en entourez qu'une. S'il y en a deux ou plus à la fin de la manche, rien n'est valable.",
        "Au choix, une forme valable compte même à côté de formes fausses ; seules deux valables en font une de trop.",
      ],
    },
    available: {
      title: "Ce qui est encore disponible",
      text: [
        "Une forme compte si elle correspond aux dés, si elle est encore libre sur votre plan, ni entourée ni barrée, et si elle n'est sur aucune case d'une manche précédente, entourée ou hachurée. Vous ne pouvez effacer que ce que vous avez entouré dans cette manche.",
      ],
    },
    strike: {
      title: "Rien trouvé",
      text: [
        "Qui n'a rien de valable doit barrer une de ses formes libres et la hachurer sur le carton, quelque part sur des cases libres ; les symboles n'importent pas. Ces cases sont perdues. Qui a trouvé une forme n'en barre pas.",
      ],
    },
    nowhere: {
      title: "Si elle ne tient nulle part",
      text: [
        "La forme que vous barrez doit tenir quelque part. C'est seulement si plus aucune forme libre ne tient sur le carton qu'on en barre une sans hachurer.",
      ],
    },
    until: {
      title: "Douze manches au plus",
      text: [
        "La partie finit après douze manches, ou plus tôt, après la première manche où personne n'a trouvé de forme valable. Ce qu'on a barré et la marque du sablier de cette manche comptent encore.",
      ],
    },
    marks: {
      title: "Le compte",
      text: [
        "Additionnez les points de vos formes entourées, et un point par manche où vous avez retourné le sablier ; il y a autant de place qu'il en faut pour ces marques. Aucune manche ne compte double. À égalité, le plus de formes entourées gagne ; si elles sont égales aussi, la victoire est partagée.",
      ],
    },
    alone: {
      title: "En solitaire",
      text: [
        "Le jeu Solitaire est le puzzle sans sablier et sans son point : toujours douze manches, aussi tranquilles que vous voulez. Essayez de battre votre meilleur résultat.",
      ],
    },
    games: {
      title: "Une série",
      text: [
        "Chaque partie gagnée compte un ; une partie Solitaire compte ses points. En préparant la partie, vous choisissez le nombre qui gagne la série et, si vous voulez, une avance pour un joueur. Tous jouent en même temps : peu importe donc qui commence la partie suivante, il lance les dés.",
      ],
    },
  },
  captions: {
    tiles: "Les douze formes, avec ce que chacune vaut ici.",
    shape: "Cinq cases qui se touchent par un côté : la forme X.",
    mirror: "Deux formes L, l'une vue dans un miroir. Toutes deux correspondent aux dés, mais une seule compte.",
    fits: "Le T montre deux cercles, un losange, un triangle et un carré, comme les dés. Il compte.",
    misfits: "Le I est une forme, mais aucune de ses cases ne montre ce qu'on a lancé. Il ne compte pas.",
    overlap: "L et N partagent la case e7 : tous deux sont perdus. Il reste le P.",
    six: "Six formes valables : la plus chère est éliminée, ici le X, et cinq comptent.",
    last: "À la cinquième manche, X et T valent deux fois leurs points.",
    covered:
      "Puzzle : le L a été entouré dans une manche précédente, le U barré. Le nouveau N a besoin de e7 du L et ne compte pas.",
    strike: "Puzzle : le V a été barré et hachuré. Ces cases ne peuvent plus servir.",
  },
};
export default text;
