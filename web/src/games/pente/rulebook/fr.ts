import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Pente est un jeu d'alignements et de prises pour deux personnes, et sous d'autres formes jusqu'à six. Il descend des jeux japonais gomoku et ninuki-renju.",
  chapters: {
    aim: "But du jeu",
    needed: "Ce qu'il faut",
    turn: "Un tour",
    captures: "Les prises",
    end: "La fin",
    tournament: "Tournoi",
    more: "Quatre joueurs en équipes",
    scoring: "Jouer aux points",
    complication: "Complication",
    variants: "Autres formes",
  },
  passages: {
    goal: {
      title: "Cinq en ligne, ou cinq paires",
      text: [
        "On gagne de deux façons : avec cinq de ses pierres alignées sans trou, à l'horizontale, à la verticale ou en diagonale, ou en prenant cinq paires de pierres à l'autre.",
        "Après chaque coup, les pierres prises quittent d'abord le plateau ; ensuite on regarde. Cinq en ligne gagne aussitôt, même si l'autre pouvait rompre la ligne ou faire sa cinquième prise au coup suivant.",
      ],
    },
    board: {
      title: "Le plateau",
      text: [
        "Un plateau de 19 lignes sur 19. Les pierres se posent sur les croisements, pas dans les cases. Les 361 points se valent tous, ceux du bord aussi ; les ornements d'un plateau imprimé ne signifient rien.",
        "Un plateau plus petit est un choix de la maison : tout nombre impair de lignes à partir de 9. Les images montrent ici le plus souvent neuf lignes, pour rester petites.",
      ],
    },
    stones: {
      title: "Les pierres",
      text: ["Chaque joueur, ou chaque équipe, a des pierres d'une couleur. Elles ne manquent jamais."],
    },
    points: {
      title: "Les noms des points",
      text: [
        "Les colonnes portent des lettres à partir de la gauche, sans le I, et les rangées des numéros à partir du bas : K10 est le centre du grand plateau.",
        "L'ancien livret compte à partir du centre : d'abord à droite ou à gauche, puis vers le haut ou le bas. Dans sa forme anglaise, R3U2 est à trois points à droite et deux vers le haut, et 0 est le centre même. Une étoile après un coup désigne chaque paire prise. Les parties notées ainsi se lisent aussi.",
      ],
    },
    first: {
      title: "La première pierre",
      text: [
        "La première pierre d'une partie se pose au centre. Ensuite, chacun pose à son tour une pierre sur un point libre de son choix. Une pierre posée ne se déplace jamais ; elle ne s'en va que si elle est prise, et son point redevient alors libre pour tous.",
      ],
    },
    begins: {
      title: "Qui commence",
      text: [
        "Le sort décide qui commence la première partie, car commencer est un petit avantage ; vous pouvez aussi le choisir en préparant la partie. Ensuite, c'est le perdant de la partie précédente qui commence. On peut aussi commencer à tour de rôle, ou tirer au sort chaque fois.",
      ],
    },
    calls: {
      title: "Tria et tessera",
      text: [
        "Trois pierres qui peuvent devenir un quatre ouvert forment une tria ; quatre pierres libres aux deux bouts, une tessera, contre laquelle il n'y a presque rien à faire. Il est courtois de les annoncer, et le journal s'en charge. Cela ne change rien au jeu.",
      ],
    },
    pair: {
      title: "Une paire entre vos pierres",
      text: [
        "Si exactement deux pierres de l'autre se touchent sur une ligne et que votre nouvelle pierre ferme cette ligne, de sorte qu'une des vôtres se trouve à chaque bout, les deux sont prises et quittent le plateau. Cela vaut à l'horizontale, à la verticale et en diagonale, et une seule pierre peut prendre plusieurs paires.",
        "Une pierre seule ou trois d'affilée ne se prennent pas. Le bord du plateau ne compte pas comme une pierre : il faut les quatre. Une pierre se pose toujours sur un point vide ; là où des pierres ont été prises, chacun peut de nouveau poser.",
      ],
    },
    must: {
      title: "Ce qui est pris est pris",
      text: ["Une paire que vous enfermez quitte toujours le plateau. On ne peut pas choisir de la laisser."],
    },
    safe: {
      title: "Se placer entre deux est sans danger",
      text: [
        "Seul celui qui enferme une paire la prend. Si vous posez une pierre de sorte que deux des vôtres se trouvent entre deux de l'autre, il ne leur arrive rien.",
      ],
    },
    longer: {
      title: "Plus de cinq",
      text: [
        "Six pierres alignées ou davantage gagnent aussi. Quelques formes exigent cinq exactement ; c'est dit à leur place.",
      ],
    },
    captured: {
      title: "La cinquième paire",
      text: ["Qui a pris cinq paires, ou davantage avec sa dernière pierre, a gagné aussitôt."],
    },
    full: {
      title: "Un plateau plein",
      text: ["Si tous les points sont pris et que personne n'a gagné, c'est l'égalité. Cela n'arrive presque jamais."],
    },
    far: {
      title: "La deuxième pierre reste à distance",
      text: [
        "Pour ôter l'avantage du premier coup, la deuxième pierre du premier joueur doit être à trois points au moins du centre : sur le carré de sept sur sept qui l'entoure, ou en dehors. Le second joueur est libre, et toutes les pierres suivantes aussi.",
      ],
    },
    where: {
      title: "Où la choisir",
      text: [
        "La règle du tournoi vaut pour les parties à deux : le jeu de base, Points et Complication en ont chacun une forme.",
      ],
    },
    forms: {
      title: "À combien jouer",
      text: [
        "À deux dans la plupart des formes ; à quatre, en deux équipes, d'une des deux façons ci-dessous ; ou de trois à six, chacun pour soi, dans Points. Il n'y a pas d'autres équipes.",
      ],
    },
    pairs: {
      title: "Deux équipes, deux couleurs",
      text: [
        "Deux équipes de deux, chacune avec une couleur. Les équipes jouent en alternance : A, puis B, puis le partenaire de A, puis celui de B. Pour le reste, c'est le jeu à deux.",
      ],
    },
    team: {
      title: "Pente par équipes",
      text: [
        "Quatre joueurs et quatre couleurs ; les partenaires se font face. Une équipe gagne quand l'un des deux a cinq pierres de sa propre couleur en ligne, ou quand ils ont pris ensemble dix pierres aux adversaires.",
        "Les partenaires ne se consultent pas pendant la partie.",
      ],
    },
    partner: {
      title: "Les pierres du partenaire",
      text: [
        "Dans Pente par équipes, on peut aussi enfermer des pierres de son partenaire. Elles quittent le plateau comme toute pierre prise, qu'on le veuille ou non, mais seules celles des adversaires comptent : une paire formée d'une pierre adverse et d'une du partenaire compte un, une paire du partenaire rien.",
      ],
    },
    own: {
      title: "Vos propres pierres",
      text: ["Une paire qui contient une de vos pierres n'est jamais une prise."],
    },
    count: {
      title: "Compter à deux",
      text: [
        "On joue comme d'habitude, et l'on compte à la fin :",
        [
          "5 points pour cinq en ligne ; qui gagne par les prises ne les reçoit pas",
          "1 point par paire prise, pour les deux joueurs",
          "1 point pour chaque ligne d'exactement quatre pierres sur le plateau à la fin, pour les deux joueurs",
        ],
        "Les lignes se comptent dans chaque direction, ouvertes ou non. La ligne gagnante ne compte pas en plus comme un quatre.",
      ],
    },
    match: {
      title: "Plusieurs parties de suite",
      text: [
        "Les points s'additionnent de partie en partie, jusqu'à ce que quelqu'un atteigne le but, 21 ou 50 par exemple. Si deux joueurs l'atteignent dans la même partie, le total le plus élevé l'emporte ; en cas d'égalité, on joue encore une partie. Les moins forts peuvent commencer avec quelques points d'avance.",
        "En préparant une partie, vous pouvez donner à toute forme un but et une avance ; là où une forme n'a pas de points, chaque partie gagnée compte un.",
      ],
    },
    many: {
      title: "De trois à six joueurs",
      text: [
        "Chacun joue pour soi avec une couleur. La partie finit dès que quelqu'un a quatre pierres en ligne ou plus, ou fait sa quatrième prise. Alors chacun compte :",
        [
          "10 points pour les quatre en ligne",
          "1 point par prise ; une paire de deux couleurs différentes est une prise",
          "1 point pour chaque ligne d'exactement trois pierres sur le plateau",
        ],
      ],
    },
    exact: {
      title: "Cinq exactement",
      text: [
        "Complication est pour ceux qui connaissent bien le jeu. Pour les deux joueurs, seule une ligne de cinq exactement gagne ; avec six ou plus, la partie continue. Cinq paires prises gagnent comme toujours.",
      ],
    },
    threes: {
      title: "Pas deux trois à la fois",
      text: [
        "Il est interdit de former deux trois libres ou plus avec une seule pierre. Un trois libre, ce sont trois pierres sur une ligne, d'affilée ou avec un trou, dont une pierre de plus ferait un quatre ouvert aux deux bouts. Ce que la pierre prend est d'abord retiré, ensuite on regarde.",
        "Selon l'autre lecture du livret, tout trois qui peut encore devenir un quatre compte.",
      ],
    },
    allowed: {
      title: "Ce qui reste permis",
      text: [
        [
          "un trois et un quatre à la fois, ou deux quatre ; mais pas deux trois et un quatre",
          "deux trois, si l'autre aurait cinq en ligne au coup suivant et que votre pierre l'empêche, en bloquant ou en prenant",
          "toujours une pierre qui gagne : cinq exactement, ou la cinquième paire",
        ],
      ],
    },
    extras: {
      title: "Des formes venues d'ailleurs",
      text: [
        "Ces formes se jouent dans les clubs et sur les serveurs. Ce sont ici des suppléments, jamais le choix habituel, et tous pour deux. Là où rien d'autre n'est dit, les règles du jeu de base valent. Ninuki-renju, que le livret ne fait que nommer, en est un.",
      ],
    },
    gomoku: {
      title: "Gomoku",
      text: [
        "Il n'y a pas de prises. Cinq en ligne exactement gagne, six non. La première pierre se pose où l'on veut.",
      ],
    },
    keryo: {
      title: "Keryo-Pente",
      text: [
        "Outre les paires, on peut prendre des rangs de trois. Quinze pierres prises gagnent. La règle du tournoi vaut.",
      ],
    },
    "g-pente": {
      title: "G-Pente",
      text: [
        "La règle du tournoi, et en outre : la deuxième pierre du premier joueur ne peut se trouver sur la rangée ni sur la colonne du centre, à trois ou quatre points de lui.",
      ],
    },
    "d-pente": {
      title: "D-Pente et DK-Pente",
      text: [
        "Le premier joueur pose les quatre premières pierres, deux de chaque couleur, et n'est pas tenu de commencer au centre. Puis l'autre choisit un camp. DK-Pente est pareil, avec les prises de Keryo-Pente.",
      ],
    },
    poof: {
      title: "Poof-Pente",
      text: [
        "Ici, se placer entre deux n'est pas sans danger : une paire que vous posez entre deux pierres de l'autre disparaît et compte pour lui. Cela se fait en même temps que vos propres prises, avant qu'on cherche cinq en ligne. Dix pierres ne gagnent que si l'autre en a pris moins.",
      ],
    },
    boat: {
      title: "Boat-Pente",
      text: [
        "Cinq en ligne ne gagne que si l'autre ne peut pas, ou ne veut pas, rompre la ligne par une prise au coup suivant. Les prises gagnent comme toujours.",
      ],
    },
    "o-pente": {
      title: "O-Pente",
      text: [
        "Keryo, Poof et Boat réunis : les rangs de trois se prennent, se placer entre deux coûte des pierres, et cinq en ligne doit survivre à un coup.",
      ],
    },
    swap2: {
      title: "Swap2-Pente et Swap2-Keryo",
      text: [
        "Le premier joueur pose trois pierres. L'autre prend un des camps, ou ajoute deux pierres et laisse le premier choisir. La règle du tournoi ne vaut pas. Swap2-Keryo a les prises de Keryo-Pente.",
      ],
    },
    connect6: {
      title: "Connect6",
      text: [
        "Il n'y a pas de prises. Le premier joueur pose une pierre, puis chacun en pose deux par tour. Six en ligne ou plus gagne.",
      ],
    },
    ninuki: {
      title: "Ninuki-renju",
      text: [
        "Les paires se prennent, et cinq prises gagnent. Cinq en ligne exactement gagne si la ligne ne peut être rompue aussitôt ; une ligne plus longue ne gagne pas. Deux trois libres à la fois sont interdits, sauf pour empêcher un cinq.",
      ],
    },
  },
  captions: {
    five: "La pierre en F5 fait cinq en ligne, et la partie est gagnée.",
    first: "La première pierre est au centre du plateau.",
    tria: "Trois en ligne, libres aux deux bouts : une tria. L'autre ferait bien d'agir.",
    tessera: "Quatre en ligne, libres aux deux bouts : une tessera. On peut bloquer un bout, mais pas les deux.",
    pair: "La pierre en F5 enferme la paire D5 et E5. Les deux quittent le plateau ; les cercles en pointillé montrent où elles étaient.",
    double: "Une pierre en F5, deux paires prises : D5 et E5 dans la rangée, F6 et F7 dans la colonne.",
    "not-three": "Trois pierres entre deux autres : rien n'est pris.",
    safe: "Le joueur clair se place entre deux, en E5. La paire D5 et E5 reste en place.",
    "fifth-pair": "En diagonale aussi : F6 prend D4 et E5. C'était la cinquième paire, et elle gagne.",
    far: "Tournoi, la deuxième pierre du premier joueur : les croix marquent les points trop proches du centre.",
    mixed:
      "Pente par équipes : F5 enferme D5 d'un adversaire et E5 du partenaire. Les deux s'en vont, une seule compte.",
    many: "Points à trois : la quatrième pierre en ligne, en F5, met fin à la partie.",
    six: "Complication : avec E5, la ligne a six pierres. Elle ne gagne pas, et la partie continue.",
    "double-three":
      "Une pierre sur la croix ferait à la fois un trois libre dans la rangée et un autre dans la colonne. Complication l'interdit.",
    keryo: "Keryo-Pente : trois pierres d'affilée sont prises.",
    axis: "G-Pente, la deuxième pierre du premier joueur : outre le carré intérieur, les points des lignes du centre à trois et quatre points sont fermés.",
    poof: "Poof-Pente : qui se place entre deux en E5 perd D5 et E5.",
    boat: "Boat-Pente : cinq en ligne, mais avec une pierre en E4 l'autre peut prendre E5 et E6 et rompre la ligne. La partie dure encore un coup.",
  },
};
export default text;
