// What is said of each opponent, from Puddle to Ocean: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const opponentWords = spoken({
  "opponent.1": [
    "Spettert wat rond en droomt half weg.",
    "Splashes about, half in a dream.",
    "Éclabousse un peu, l'air rêveur.",
    "Plätschert vor sich hin und träumt dabei.",
  ],
  "opponent.2": [
    "Leert het zelf nog, en lacht om alles.",
    "Still learning, and laughs at everything.",
    "Apprend encore et rit de tout.",
    "Lernt selbst noch und lacht über alles.",
  ],
  "opponent.3": [
    "Babbelt honderduit, maar let wel op.",
    "Chatters on and on, but pays attention.",
    "Bavarde sans cesse, mais ouvre l'œil.",
    "Plaudert gern, passt aber auf.",
  ],
  "opponent.4": [
    "Rustig, en ziet de meeste plannetjes aankomen.",
    "Calm, and sees most plans coming.",
    "Calme, et voit venir presque tous les plans.",
    "Ruhig, und sieht die meisten Pläne kommen.",
  ],
  "opponent.5": [
    "Weet precies waar het heen gaat.",
    "Knows exactly where all this is going.",
    "Sait exactement où tout cela mène.",
    "Weiß genau, wohin das alles führt.",
  ],
  "opponent.6": [
    "Snel, brutaal en vol streken.",
    "Fast, cheeky and full of tricks.",
    "Rapide, culotté et plein de ruses.",
    "Schnell, frech und voller Tricks.",
  ],
  "opponent.7": [
    "Zegt weinig. Eén misstap en het stort omlaag.",
    "Says little. One slip, and down it comes.",
    "Parle peu. Un faux pas, et tout s'abat.",
    "Sagt wenig. Ein Fehltritt, und alles stürzt herab.",
  ],
  "opponent.8": [
    "Heeft alle tijd, en bijna altijd gelijk.",
    "Has all the time in the world, and is nearly always right.",
    "A tout son temps, et presque toujours raison.",
    "Hat alle Zeit der Welt und fast immer recht.",
  ],
});
