// The kinds of Pente, for the set-up. In the pictures a figure is a stone of that seat, `x` a stone just taken, `#`
// where the second stone must not go, `@` a place that is not allowed.

import type { Kinds } from "../look";
import Picture from "./KindPicture.svelte";

const about = (nl: string, en: string, fr: string, de: string) => [nl, en, fr, de] as const;

export const kinds: Kinds<"pente"> = {
  Picture,
  of: {
    standard: {
      about: about(
        "Vijf op een rij wint, of vijf paren veroveren.",
        "Five in a row wins, or five captured pairs.",
        "Cinq en ligne gagnent, ou cinq paires prises.",
        "Fünf in einer Reihe gewinnen oder fünf geschlagene Paare.",
      ),
      rows: ["....1", "0..1.", ".01..", ".10..", "1..0."],
    },
    tournament: {
      about: about(
        "De eerste speler legt zijn tweede steen ver van het midden.",
        "The first player's second stone goes far from the centre.",
        "La deuxième pierre du premier joueur se pose loin du centre.",
        "Der zweite Stein des ersten Spielers liegt weit weg von der Mitte.",
      ),
      rows: ["1......", ".#####.", ".#####.", ".##1##.", ".##0##.", ".#####.", "......."],
    },
    points: {
      about: about(
        "Rijen en paren geven punten, spel na spel tot 21.",
        "Rows and pairs score, game after game, up to 21.",
        "Lignes et paires rapportent, de partie en partie, jusqu'à 21.",
        "Reihen und Paare bringen Punkte, Spiel um Spiel bis 21.",
      ),
      rows: ["1111.", ".....", "0xx0.", ".....", ".1111"],
    },
    "points-many": {
      about: about(
        "Ieder voor zich: vier op een rij of vier paren.",
        "Everyone for themselves: four in a row, or four pairs.",
        "Chacun pour soi : quatre en ligne, ou quatre paires.",
        "Jeder für sich: vier in einer Reihe oder vier Paare.",
      ),
      rows: ["2...4", ".3333", "..1..", "0.5.0", "....."],
    },
    pairs: {
      about: about(
        "Twee teams: wie tegenover elkaar zit, deelt een kleur.",
        "Two teams: partners sit opposite and share a colour.",
        "Deux équipes : les partenaires se font face et partagent une couleur.",
        "Zwei Teams: wer sich gegenübersitzt, teilt eine Farbe.",
      ),
      rows: ["..1..", ".....", "0...0", ".....", "..1.."],
    },
    team: {
      about: about(
        "Twee teams met vier kleuren: rijen mag je samen maken.",
        "Two teams, four colours: partners build rows together.",
        "Deux équipes, quatre couleurs : on aligne à deux.",
        "Zwei Teams, vier Farben: Reihen baut ihr gemeinsam.",
      ),
      rows: ["..1..", ".....", "02020", ".....", "..3.."],
    },
    complication: {
      about: about(
        "Precies vijf wint, en een dubbele open drie is verboden.",
        "Exactly five wins, and a double open three is banned.",
        "Cinq exactement gagnent, et le double trois ouvert est interdit.",
        "Genau fünf gewinnen, und die doppelte offene Drei ist verboten.",
      ),
      rows: [".....", ".@11.", ".1...", ".1...", "....."],
      rare: true,
    },
    keryo: {
      about: about(
        "Ook drie op een rij kun je veroveren; vijftien stenen winnen.",
        "Threes can be captured too; fifteen stones win.",
        "On prend aussi les trois ; quinze pierres gagnent.",
        "Auch Dreier werden geschlagen; fünfzehn Steine gewinnen.",
      ),
      rows: [".....", ".....", "1xxx1", ".....", "....."],
      rare: true,
    },
    "points-tournament": {
      about: about(
        "Punten, met een tweede steen ver van het midden.",
        "Points, with a second stone far from the centre.",
        "Points, avec une deuxième pierre loin du centre.",
        "Punkte, mit einem zweiten Stein weit weg von der Mitte.",
      ),
      rows: ["1......", ".#####.", ".#####.", ".##1##.", ".##0##.", ".#####.", "......."],
      rare: true,
    },
    "complication-tournament": {
      about: about(
        "Complicatie, met een tweede steen ver van het midden.",
        "Complication, with a second stone far from the centre.",
        "Complication, avec une deuxième pierre loin du centre.",
        "Komplikation, mit einem zweiten Stein weit weg von der Mitte.",
      ),
      rows: ["1......", ".#####.", ".#####.", ".##1##.", ".##0##.", ".#####.", "......@"],
      rare: true,
    },
    "g-pente": {
      about: about(
        "Ook langs de lijnen door het midden blijft de tweede steen weg.",
        "The second stone keeps off the lines through the centre, too.",
        "La deuxième pierre évite aussi les lignes du centre.",
        "Der zweite Stein meidet auch die Linien durch die Mitte.",
      ),
      rows: ["1..#...", ".#####.", ".#####.", "###1###", ".##0##.", ".#####.", "...#..."],
      rare: true,
    },
    "d-pente": {
      about: about(
        "Een legt de eerste vier stenen, de ander kiest een kant.",
        "One lays the first four stones, the other picks a side.",
        "L'un pose les quatre premières pierres, l'autre choisit son camp.",
        "Einer legt die ersten vier Steine, der andere wählt die Seite.",
      ),
      rows: [".....", ".1.0.", ".....", "..01.", "....."],
      rare: true,
    },
    "dk-pente": {
      about: about(
        "D-Pente, en ook drie op een rij kun je veroveren.",
        "D-Pente, and threes can be captured too.",
        "D-Pente, et l'on prend aussi les trois.",
        "D-Pente, und auch Dreier werden geschlagen.",
      ),
      rows: [".1.0.", ".....", "..01.", ".....", "1xxx1"],
      rare: true,
    },
    poof: {
      about: about(
        "Leg je een paar tussen twee vijanden, dan ben je het kwijt.",
        "Lay a pair between two enemies and it is gone.",
        "Une paire posée entre deux ennemis disparaît.",
        "Ein Paar zwischen zwei Gegnern ist verloren.",
      ),
      rows: [".....", ".....", ".0xx0", ".....", "....."],
      rare: true,
    },
    boat: {
      about: about(
        "Vijf op een rij wint pas als niemand de rij kan breken.",
        "Five in a row wins once nobody can break it.",
        "Cinq en ligne ne gagnent que si nul ne peut les rompre.",
        "Fünf in einer Reihe gewinnen erst, wenn sie niemand brechen kann.",
      ),
      rows: ["...0.", ".....", "11111", "...1.", "....."],
      rare: true,
    },
    "o-pente": {
      about: about(
        "Keryo, Poof en Boat in één spel.",
        "Keryo, Poof and Boat in one game.",
        "Keryo, Poof et Boat en une seule partie.",
        "Keryo, Poof und Boat in einem Spiel.",
      ),
      rows: ["...0.", "1xxx1", "..1..", ".0xx0", "..1.."],
      rare: true,
    },
    swap2: {
      about: about(
        "Drie stenen liggen klaar; de ander kiest, of legt er twee bij.",
        "Three stones lie ready; the other chooses, or adds two.",
        "Trois pierres sont posées ; l'autre choisit, ou en ajoute deux.",
        "Drei Steine liegen bereit; der andere wählt oder legt zwei dazu.",
      ),
      rows: [".....", ".1...", "..0..", "..1..", "....."],
      rare: true,
    },
    "swap2-keryo": {
      about: about(
        "Swap2, en ook drie op een rij kun je veroveren.",
        "Swap2, and threes can be captured too.",
        "Swap2, et l'on prend aussi les trois.",
        "Swap2, und auch Dreier werden geschlagen.",
      ),
      rows: [".1...", "..0..", "..1..", ".....", "1xxx1"],
      rare: true,
    },
    ninuki: {
      about: about(
        "Precies vijf of vijf paren, zonder dubbele drie.",
        "Exactly five, or five pairs, without double threes.",
        "Cinq exactement, ou cinq paires, sans double trois.",
        "Genau fünf oder fünf Paare, ohne doppelte Drei.",
      ),
      rows: ["1....", ".1.0x", "..1.x", ".@.10", "....1"],
      rare: true,
    },
    gomoku: {
      about: about(
        "Alleen vijf op een rij; er wordt niets veroverd.",
        "Five in a row only; nothing is captured.",
        "Cinq en ligne seulement ; rien n'est pris.",
        "Nur fünf in einer Reihe; geschlagen wird nichts.",
      ),
      rows: ["0..0.", ".....", "11111", "..0..", ".0..."],
      rare: true,
    },
    connect6: {
      about: about(
        "Twee stenen per beurt, en zes op een rij.",
        "Two stones a turn, and six in a row.",
        "Deux pierres par tour, et six en ligne.",
        "Zwei Steine je Zug und sechs in einer Reihe.",
      ),
      rows: ["......", "0..0..", "111111", "..00..", ".0....", "......"],
      rare: true,
    },
  },
};
