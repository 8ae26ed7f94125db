import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "RioMino est un jeu de dés pour deux où plus rien ne dépend du hasard après le lancer. Ses aînés s'appellent Tashkent Domino et Professional Tashkent.",
  chapters: {
    aim: "But du jeu",
    needed: "Ce qu'il faut",
    turn: "Un tour",
    frame: "Le cadre de cinq sur cinq",
    dead: "Les cases mortes",
    end: "La fin",
    boards: "Les plateaux",
    series: "Plusieurs parties",
  },
  passages: {
    goal: {
      title: "Bloquer l'autre",
      text: [
        "Chacun pose un dé à son tour. Qui doit jouer et ne peut poser aucun de ses dés a perdu aussitôt. Il n'y a pas de points.",
      ],
    },
    dice: {
      title: "Les dés",
      text: [
        "Vingt-cinq dés pareils. Chaque face est coupée en deux par sa diagonale, et chaque moitié montre 0, 1, 2 ou 3 points. Les six faces d'un dé sont les six paires de valeurs différentes : 0-1, 0-2, 0-3, 1-2, 1-3 et 2-3.",
        "Chaque valeur touche deux côtés de la face qui se rejoignent dans un coin. Seule compte la face du dessus ; les flancs du dé ne signifient rien.",
      ],
    },
    throw: {
      title: "Le lancer",
      text: [
        "Les deux joueurs lancent tous leurs dés une seule fois et les gardent tels qu'ils tombent : douze chacun dans le jeu sans plateau. La face du dessus reste la même toute la partie. Vous ne pouvez poser que ce que vous avez lancé et pas encore posé. Le sort décide qui lance le dé de départ, sauf si vous le choisissez en préparant la partie.",
      ],
    },
    start: {
      title: "Le dé de départ",
      text: [
        "Celui qui commence lance un dé de plus et le place au milieu. Ce dé n'est à personne. Ensuite, l'autre joue en premier.",
        "Au choix, qui lance le dé de départ le tourne d'abord comme il veut.",
      ],
    },
    open: {
      title: "Tout est visible",
      text: ["Chacun voit à tout moment les deux réserves. Personne ne cache un dé."],
    },
    place: {
      title: "Poser un dé",
      text: [
        "À votre tour, vous posez un dé de votre réserve à côté de ceux qui sont là, de sorte qu'un côté entier au moins se touche. Coin contre coin ne suffit pas. Si vous pouvez poser, vous devez : on ne passe pas.",
      ],
    },
    match: {
      title: "Les côtés égaux se touchent",
      text: [
        "Là où deux dés se touchent, leurs côtés doivent montrer la même valeur. Cela vaut pour tous les côtés qui se touchent, et non pour un seul. Un côté entier au moins doit toucher : un dé n'est jamais seul, ni seulement coin contre coin.",
      ],
    },
    turned: {
      title: "Tourner",
      text: [
        "Avant de le poser, vous pouvez tourner un dé par quarts de tour, mais jamais le basculer sur une autre face. Une fois posé, il reste tel quel. Rien ne se pose dessus.",
      ],
    },
    squares: {
      title: "Les noms des cases",
      text: [
        "Le dé de départ est en 0,0. Le premier nombre compte les colonnes vers la droite, le second les rangées vers le haut ; vers la gauche et vers le bas, ils sont négatifs. Les dés pareils se valent : peu importe lequel vous prenez.",
      ],
    },
    five: {
      title: "Jamais un sixième",
      text: [
        "Sans plateau, les dés ne peuvent jamais occuper plus de cinq colonnes ni plus de cinq rangées. Le cadre est imaginaire et flotte : le dé de départ peut finir en son milieu, au bord ou dans un coin.",
      ],
    },
    narrows: {
      title: "Le cadre ne fait que se resserrer",
      text: [
        "Une case hors du cadre le reste. Dès que les dés font cinq de large, la gauche et la droite sont fixées ; à cinq de haut, le haut et le bas aussi.",
      ],
    },
    why: {
      title: "Là où plus aucun dé ne convient",
      text: [
        "Certaines cases ne pourront plus jamais être occupées. Ce n'est pas une règle à part, cela vient des dés : autour d'une face, les côtés se lisent a, a, b, b.",
        [
          "entre deux dés qui se présentent la même valeur, rien ne convient, car les côtés opposés d'un dé diffèrent toujours",
          "une case qui a trois voisins ne s'occupe que si les deux opposés diffèrent et que le troisième égale l'un d'eux : pas avec trois valeurs égales, pas avec trois différentes",
          "une case qui a quatre voisins demande un dé qui convienne de tous les côtés",
        ],
        "La table marque ces cases d'une croix. Les créer, c'est la moitié du jeu.",
      ],
    },
    all: {
      title: "Tous les dés sont posés",
      text: [
        "Dans le cas rare où chaque dé trouve sa place, qui a posé le dernier a gagné : l'autre n'a plus rien. Comme chacun a autant de dés, c'est toujours celui qui a lancé le dé de départ.",
      ],
    },
    none: {
      title: "Pas même le premier",
      text: [
        "Si celui qui joue en premier n'a aucun dé qui aille avec le dé de départ, il a déjà perdu. En pratique, cela n'arrive jamais.",
      ],
    },
    draw: {
      title: "Jamais d'égalité",
      text: ["Une partie de RioMino a toujours un gagnant."],
    },
    levels: {
      title: "Starter, Junior, Expert, Master",
      text: [
        "Sur un plateau, chaque dé doit être sur une des cases, et le dé de départ au milieu. Starter se joue avec 6 dés chacun, Junior avec 8, Expert avec 9 et Master avec 10.",
        "Les formes des plateaux sont ici les nôtres. Si vous avez le jeu chez vous, vous pouvez dessiner ses plateaux, ou tout autre, et y jouer : en préparant la partie avec #, o et des points, ou sur une grille sous Plateaux. Un plateau a besoin d'au moins autant de cases qu'il y a de dés.",
      ],
    },
    professional: {
      title: "Professional",
      text: ["Un plateau fixe de cinq sur cinq avec 12 dés chacun, comme dans le jeu plus ancien."],
    },
    games: {
      title: "Une partie après l'autre",
      text: [
        "La règle du jeu n'en dit rien. Ici, le perdant lance le dé de départ de la partie suivante ; on peut aussi alterner ou tirer au sort. Chaque partie gagnée compte un. En préparant la partie, vous choisissez le nombre qui gagne la série et, si vous voulez, une avance pour un joueur.",
      ],
    },
  },
  captions: {
    stuck:
      "Le premier joueur a posé le dé marqué. L'autre n'a plus que des 2-3, et partout on demande 0 ou 1 : il a perdu.",
    faces: "Les six faces de chaque dé.",
    places:
      "Le dé de départ est posé. Les points montrent où un dé peut aller : sur les quatre cases voisines, si son côté convient.",
    match: "Le dé marqué en touche deux : à gauche 0 contre 0, au-dessus 2 contre 2. Ses autres côtés sont libres.",
    clash:
      "À gauche, ce dé convient, 0 contre 0 ; mais au-dessus, 1 toucherait 2. Un seul côté qui convient ne suffit pas.",
    wide: "Cinq colonnes sont occupées de gauche à droite. Une sixième, d'un côté ou de l'autre, n'est pas permise.",
    opposite:
      "Les dés à gauche et à droite de la case à la croix lui montrent tous deux 0. Aucun dé n'a 0 sur deux côtés opposés : la case est morte.",
    "three-sides": "Trois voisins et trois valeurs différentes : morte aussi.",
    starter: "Le plateau Starter tel que Pentario le dessine : 13 cases pour 6 dés chacun et le dé de départ.",
    expert: "Le plateau Expert : 19 cases le long d'une diagonale.",
  },
};
export default text;
