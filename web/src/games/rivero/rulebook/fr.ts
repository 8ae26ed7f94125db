import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Rivero est un jeu de cartes pour deux sur le cycle de l'eau. Des rivières naissent, grandissent et tarissent, entre océan, source et nappe.",
  chapters: {
    aim: "But du jeu",
    needed: "Ce qu'il faut",
    turn: "Un tour",
    rivers: "Les rivières",
    ocean: "Option 1 : une carte de l'océan",
    column: "Option 2 : des cartes de la source",
    action: "Option 3 : une carte action",
    ending: "La fin d'un tour",
    end: "La fin de la partie",
  },
  passages: {
    goal: {
      title: "Trois Riveros et une nappe vide",
      text: [
        "Vous gagnez dès que vous avez devant vous trois Riveros et aucune carte sur votre nappe. Ce que vous avez en main n'importe pas. Si un robinet ou un pont défait un Rivero, il faut d'abord le réparer ou en former un autre.",
        "L'autre variante, Une rivière de huit, se gagne avec une rivière à vous de huit cartes, une main vide et une nappe vide.",
      ],
    },
    rivero: {
      title: "Ce qu'est un Rivero",
      text: ["Une rivière de six cartes rivière ou plus. Les ponts ne comptent pas."],
    },
    setup: {
      title: "Préparer la table",
      text: [
        "Quatre-vingts cartes rivière : Nil, Colorado, Danube et Amazone, de valeur 1 à 10, chaque carte deux fois. Mélangées, elles sont l'océan. À côté, dix-huit cartes action : six soleils, six robinets et six ponts. Quatre cartes de l'océan se posent ouvertes entre les joueurs, et chacun en reçoit six en main.",
        "Les deux gourdes se distribuent sans regarder. Qui reçoit la bleue commence.",
      ],
    },
    spring: {
      title: "La source",
      text: [
        "Entre les joueurs se trouve la source : quatre colonnes de trois places. La rangée du milieu porte toujours quatre cartes ; on la complète aussitôt. Les deux rangées extérieures, une de chaque côté, sont vides au début.",
      ],
    },
    groundwater: {
      title: "La nappe",
      text: [
        "Chaque joueur a sa propre pile fermée, la nappe. La dernière carte posée est la première reprise. Personne ne la regarde.",
      ],
    },
    options: {
      title: "Une option sur trois",
      text: [
        "À chaque tour, vous en choisissez une :",
        [
          "prendre une carte de l'océan",
          "prendre une colonne de trois cartes à la source",
          "employer une carte action",
        ],
        "En outre, avec chaque option, vous pouvez ajouter à vos rivières autant de cartes que vous voulez, remplacer des ponts et prendre les cartes qui sont près de votre carte action ; cela peut se faire avant de choisir. Après les deux premières options, cela peut se faire ensuite aussi. Tant que l'océan a des cartes, la première option est toujours possible.",
      ],
    },
    shape: {
      title: "Ce qu'est une rivière",
      text: [
        "Une suite de cartes d'une même rivière qui monte de un en un, de 1 à 10 au plus ; après 10, elle ne reprend pas à 1. Elle a au moins trois places, dont deux au moins sont des cartes rivière. Les autres peuvent être des ponts.",
      ],
    },
    new: {
      title: "Une nouvelle rivière et sa gourde",
      text: [
        "Avec l'option 1, vous pouvez poser devant vous une nouvelle rivière de trois cartes ou plus, si votre gourde est libre. La gourde se pose toujours auprès d'elle et y reste jusqu'à ce que vous puisiez à la source.",
      ],
    },
    flask: {
      title: "Ce que protège la gourde",
      text: [
        "Le robinet ne peut prendre aucune carte d'une rivière qui a une gourde, pas même votre propre robinet. Contre un pont, la gourde ne peut rien.",
      ],
    },
    join: {
      title: "Ajouter une carte",
      text: [
        "Une carte s'ajoute à un bout d'une rivière : la valeur juste inférieure ou juste supérieure de la même rivière. Ou bien le joker se place entre, avec la carte qui vient derrière.",
      ],
    },
    whose: {
      title: "À quelles rivières",
      text: [
        "On n'ajoute des cartes qu'à ses propres rivières. Selon l'autre lecture du livret, on le peut aussi à celles de l'autre.",
      ],
    },
    "same-name": {
      title: "Deux rivières du même nom",
      text: [
        "Vous pouvez avoir deux rivières du même nom, et même des mêmes valeurs. Elles ne se réunissent jamais : Nil 4 à 7 et Nil 8 à 10 restent deux.",
      ],
    },
    double: {
      title: "Doubler",
      text: [
        "Vous prenez en main la première carte de l'océan. Puis, une fois dans le tour, vous pouvez doubler : poser une carte de votre main sur une carte découverte de la source, de même valeur mais d'une autre rivière. Il n'y a jamais plus de deux cartes l'une sur l'autre.",
        "Aussitôt après, vous pouvez prendre encore une carte de l'océan. Si vous faites d'abord autre chose, vous y avez renoncé.",
      ],
    },
    when: {
      title: "Quand c'est permis",
      text: [
        "Votre gourde doit être auprès d'une rivière, la colonne doit avoir trois cartes, et vous devez pouvoir utiliser aussitôt au moins une des trois, avec votre main ou votre joker.",
      ],
    },
    three: {
      title: "Ce que vous prenez",
      text: [
        "Les trois cartes du dessus viennent dans votre main. Les cartes couvertes vont à l'autre. Votre gourde vous revient, mais pas pour ce tour. Vous ne prenez pas de carte de l'océan et ne doublez pas.",
      ],
    },
    use: {
      title: "En utiliser une au moins",
      text: [
        "Avant la fin de votre tour, et en premier, vous devez utiliser une des trois : dans une nouvelle rivière, sans gourde, ajoutée à une rivière à vous, ou à la place d'un pont dans une rivière à vous. Vous pouvez former plusieurs nouvelles rivières si chacune contient une des trois.",
      ],
    },
    refill: {
      title: "Compléter la source",
      text: [
        "Aussitôt, la place du milieu se remplit de l'océan. Puis les deux places extérieures se remplissent de votre nappe, aussi loin qu'elle va : la carte du dessus d'abord, et votre côté d'abord. On ne peut pas s'en passer.",
      ],
    },
    "one-card": {
      title: "Une carte action à la fois",
      text: ["Vous ne pouvez retourner une carte action que si aucune n'est plus devant vous."],
    },
    ends: {
      title: "Puis le tour est fini",
      text: [
        "Vous pouvez d'abord ajouter des cartes ; cela peut vous libérer d'une ancienne carte action. Puis vous retournez la première carte de la pile et faites ce qu'elle dit. Ensuite votre tour se termine : pas de nouvelle rivière, pas de doublement, pas de carte à la source.",
        "Dans certaines maisons, une carte va à la source après une action aussi.",
      ],
    },
    won: {
      title: "Ce que vous gagnez",
      text: [
        "Les cartes qu'une action vous apporte sont ouvertes auprès d'elle, et utilisables dès votre prochain tour. Vous pouvez alors les prendre en main à tout moment de votre tour, toutes ensemble.",
      ],
    },
    leaves: {
      title: "Quand la carte action s'en va",
      text: [
        "Elle reste jusqu'à ce que, dans un tour suivant, vous ayez ajouté une carte, formé une rivière, doublé ou remplacé un pont, et que plus rien ne soit auprès d'elle. L'ordre n'importe pas. Alors elle rejoint la défausse.",
      ],
    },
    sun: {
      title: "Soleil",
      text: [
        "Deux cartes de l'océan, ou deux cartes d'une nappe, la vôtre ou celle de l'autre. S'il n'y en a qu'une, vous recevez celle-là.",
      ],
    },
    "tap-river": {
      title: "Robinet sur une rivière",
      text: [
        "Prenez la carte la plus basse ou la plus haute d'une rivière sans gourde, même à vous. Si un pont se trouve alors au bout, il va caché à la nappe de son propriétaire. S'il reste moins de trois places, elles le suivent.",
      ],
    },
    "tap-spring": {
      title: "Robinet sur la source",
      text: [
        "Ou prenez une carte du dessus de la source ; une carte au-dessous reste. Une place vide du milieu se remplit de l'océan, une place extérieure de la première carte de votre nappe, s'il y en a. Cela peut même vous faire gagner.",
      ],
    },
    bridge: {
      title: "Pont dans une rivière",
      text: [
        "Remplacez une carte à l'intérieur d'une rivière par une carte cachée de l'océan : c'est un pont. Il ne peut être ni à un bout ni à côté d'un autre pont. La carte remplacée est ouverte près de votre carte action. La rivière a perdu un de longueur, car un pont ne compte pas.",
      ],
    },
    joker: {
      title: "Pont comme joker",
      text: [
        "Ou posez une carte de l'océan, cachée, près de votre carte action. Dans un tour suivant, c'est un joker : il remplace une carte qui manque, dans une nouvelle rivière ou en ajoutant. Personne ne sait ce que c'est, et on ne peut le prendre en main. Tant qu'il est là, la carte action reste.",
        "Un joker n'est jamais le premier ni le dernier d'une rivière et n'est jamais à côté d'un pont. Il est une place de la rivière, mais ne compte pas dans la longueur.",
      ],
    },
    replace: {
      title: "Remplacer un pont",
      text: [
        "À votre tour, vous pouvez remplacer un pont de toute rivière, même à l'autre, par la carte exacte qui doit être là. Vous prenez la carte cachée en main. Vous pouvez le faire autant que possible.",
      ],
    },
    "both-ways": {
      title: "Il y a toujours un moyen",
      text: [
        "Si une action est impossible d'une façon, elle est possible de l'autre : le soleil a l'océan, le robinet a la source, le pont peut être un joker.",
      ],
    },
    pile: {
      title: "Plus de cartes action",
      text: [
        "S'il en faut une et que la pile est vide, les cartes utilisées sont mélangées. Celles qui sont devant les joueurs y restent.",
      ],
    },
    "spring-card": {
      title: "Une carte à la source",
      text: [
        "Après les options 1 et 2, vous posez une carte de votre main à la source. Avec six cartes en main ou plus, il le faut ; avec moins, vous pouvez. Il n'y en a qu'une, et après elle on n'ajoute plus rien : viennent la nappe et la fin du tour.",
        "Dans certaines maisons, il ne le faut qu'à partir de sept.",
      ],
    },
    "spring-place": {
      title: "Où elle va",
      text: [
        "Sur une place vide au choix des deux rangées extérieures, de votre côté ou de celui de l'autre. Jamais dans la rangée du milieu.",
      ],
    },
    exchange: {
      title: "La source est pleine",
      text: [
        "Si aucune place extérieure n'est libre, vous pouvez échanger une carte de votre main contre une carte du dessus de la source, de même valeur et d'une autre rivière ; une carte au-dessous reste. Qui échange ne pose pas de carte sur sa nappe dans ce tour.",
      ],
    },
    "six-cards": {
      title: "La règle des six",
      text: [
        "Si à la fin de votre tour, quelle que soit l'option, vous avez plus de six cartes en main, une seule de votre choix va cachée sur votre nappe : une seule, même si vous en avez dix. Une main plus grande est donc permise.",
      ],
    },
    lift: {
      title: "Prendre à la nappe",
      text: [
        "Si vous avez moins de six cartes en main à la fin de votre tour, vous pouvez prendre des cartes de votre nappe, par le dessus, jusqu'à en avoir six.",
        "Au choix, vous le pouvez tout au long de votre tour, dès que vous en avez moins de six.",
      ],
    },
    win: {
      title: "L'instant de la victoire",
      text: [
        "La partie est finie dès que quelqu'un a ce qu'il faut, même au tour de l'autre, par exemple quand un pont est remplacé ou qu'une nappe se vide. Si les deux l'ont au même instant, celui dont c'est le tour a gagné.",
      ],
    },
    empty: {
      title: "L'océan est épuisé",
      text: [
        "Le tour où la dernière carte a été prise se termine. Puis chacun compte les cartes rivière de ses propres rivières, sans les ponts, moins les cartes de sa nappe. Les cartes en main, à la source et près des cartes action ne comptent pas. Qui en a plus gagne.",
        "Dans certaines maisons, on compte aussitôt, au milieu du tour.",
      ],
    },
    short: {
      title: "Trop peu de cartes",
      text: [
        "Ce qui n'est plus là ne se prend pas : la seconde carte du soleil, ou la carte en plus après avoir doublé.",
      ],
    },
    equal: {
      title: "Égalité",
      text: ["Si les deux comptent autant, c'est l'égalité."],
    },
    series: {
      title: "Plusieurs parties de suite",
      text: [
        "Chaque partie gagnée compte un. En préparant la partie, vous choisissez le nombre qui gagne la série et, si vous voulez, une avance pour un joueur. Le perdant commence la partie suivante, sauf si vous préférez alterner ou tirer au sort.",
      ],
    },
  },
  captions: {
    rivero: "Amazone 3 à 8, six cartes : un Rivero. L'étoile le marque.",
    start:
      "Le début : quatre cartes dans la rangée du milieu de la source, les deux gourdes libres, et pas encore de rivières.",
    river: "Deux rivières : Nil 4 à 6, et Danube 5 et 7 avec un pont entre les deux.",
    "new-river": "Amazone 5, 6 et 7 forment une nouvelle rivière, avec la gourde auprès d'elle.",
    joined: "Nil 7 s'est ajouté à Nil 4 à 6. Nil 9 n'irait à aucun bout.",
    doubled: "Danube 7 est sur Amazone 7 : même valeur, autre rivière.",
    column:
      "La gourde est auprès de l'Amazone, et la deuxième colonne a trois cartes : Nil 8, Danube 2 et Danube 4. Avec Danube 1 et 3 en main, cela fait Danube 1 à 4.",
    sun: "Le soleil a apporté Nil 6 et Amazone 4. Amazone 4 pourra s'ajouter à Amazone 5 à 7 au prochain tour.",
    "tap-before": "Avant : Danube 5, un pont et Danube 7, sans gourde.",
    "tap-after": "Après : le robinet a pris Danube 5. Le pont et Danube 7 sont allés à la nappe de leur propriétaire.",
    bridge: "Un pont est à la place de Nil 5. Aux bouts, et à côté de celui-ci, il ne peut y en avoir d'autre.",
    joker: "Le joker remplace Nil 7, et Nil 8 a pu s'ajouter derrière. La rivière a quatre cartes qui comptent.",
    replaced: "Danube 6 a pris la place du pont. La carte cachée, ici Colorado 7, est venue en main.",
  },
};
export default text;
