import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Penta Rush is een zoekspel tegen de klok voor ten hoogste vier, en een rustige puzzel voor één. In het Duits heet het 5er Finden.",
  chapters: {
    aim: "Doel van het spel",
    needed: "Wat je nodig hebt",
    round: "Een ronde",
    timer: "De zandloper",
    scoring: "Puntentelling",
    end: "Het einde",
    puzzle: "Puzzel",
    solo: "Alleen",
    series: "Meer spellen",
  },
  passages: {
    goal: {
      title: "De worp terugvinden",
      text: [
        "Vijf dobbelstenen tonen vijf symbolen. Iedereen zoekt op zijn eigen bord, allemaal tegelijk, naar vijf aaneengesloten velden met precies die symbolen. Na vijf rondes winnen de meeste punten.",
        "Het basisspel en de puzzel zijn voor twee tot vier spelers, het spel Alleen is voor één.",
      ],
    },
    boards: {
      title: "De borden",
      text: [
        "Elke speler heeft een bord van tien bij tien velden met zes verschillende symbolen. De borden hier worden uit een getal gemaakt: elk symbool staat er 16 of 17 keer op, en hetzelfde getal geeft dezelfde borden. Borden die je zelf hebt, kun je intypen als letters van a tot f, tien rijen van tien.",
      ],
    },
    sides: {
      title: "Verschillend of gelijk",
      text: [
        "Aan de ene kant zijn alle borden verschillend: een ronde voor het plezier, met een beetje geluk. Aan de andere kant zijn ze gelijk, en heeft iedereen dezelfde kansen. Spreek het voor het spel af.",
      ],
    },
    dice: {
      title: "De dobbelstenen",
      text: ["Vijf dobbelstenen; op elke staan de zes symbolen één keer."],
    },
    tiles: {
      title: "Twaalf vormen",
      text: [
        "Vijf velden die met hun zijden aan elkaar grenzen, kunnen twaalf vormen maken. Elke vorm heeft een kaartje met zijn punten, van 1 tot 4: wat moeilijker te vinden is, is meer waard. Welke vorm hoeveel waard is, hebben we zelf gekozen, naar hoe zelden een vorm voorkomt.",
        "De kaartjes liggen er om naar te kijken. Ze worden niet op het bord gelegd om te passen.",
      ],
    },
    throw: {
      title: "De worp",
      text: [
        "Iemand gooit de vijf dobbelstenen; het maakt niet uit wie. Staat een symbool er drie keer of vaker, dan worden alle vijf opnieuw gegooid, tot geen enkel symbool vaker dan twee keer te zien is.",
      ],
    },
    shape: {
      title: "Wat een vorm is",
      text: [
        "Vijf verschillende velden die met hun zijden aan elkaar grenzen. Velden die elkaar alleen in een hoek raken, horen niet bij elkaar.",
      ],
    },
    same: {
      title: "Gedraaid of gespiegeld is hetzelfde",
      text: ["Een vorm blijft dezelfde, hoe hij ook ligt: een kwartslag gedraaid, en ook gespiegeld."],
    },
    fits: {
      title: "Precies de worp",
      text: [
        "De vijf velden moeten precies de vijf symbolen van de dobbelstenen tonen: een symbool dat twee keer gegooid is, moet er twee keer staan. Waar in de vorm een symbool staat, maakt niet uit.",
      ],
    },
    outline: {
      title: "Omcirkelen en wissen",
      text: [
        "Je omcirkelt een vorm door over zijn vijf velden te trekken, of door ze een voor een aan te raken. Raak een vorm aan om hem te wissen. Je mag verbeteren zo vaak je wilt tot de ronde uit is; alleen volledige vormen worden beoordeeld.",
        "Niets houd je tegen om iets te omcirkelen dat niet zal tellen. Het oordeel valt aan het einde van de ronde.",
      ],
    },
    own: {
      title: "Je eigen bord",
      text: ["Zolang er gezocht wordt, zie je alleen je eigen bord. Daarna liggen ze alle open."],
    },
    turn: {
      title: "De zandloper omdraaien",
      text: [
        "Wie denkt dat hij genoeg gevonden heeft, mag op elk moment de zandloper omdraaien. Dat kan één keer per ronde, door wie het eerst is. Vanaf dan hebben de anderen zolang het zand loopt: ongeveer dertig seconden.",
      ],
    },
    "hands-off": {
      title: "Handen weg",
      text: ["Wie de zandloper heeft omgedraaid, verandert in deze ronde niets meer. Hij mag zelfs niets meer wissen."],
    },
    stop: {
      title: "Stop",
      text: [
        "Is het zand doorgelopen, dan roept wie de zandloper omdraaide stop. Iedereen legt zijn stift neer, en de ronde wordt beoordeeld.",
      ],
    },
    nobody: {
      title: "Als niemand hem omdraait",
      text: [
        "Dan gaat de ronde door. Iedereen kan zeggen dat hij klaar is; heeft ieder dat gezegd, dan is de ronde voorbij en krijgt niemand het bonuspunt. Wie toch verder zoekt, neemt het daarmee terug. Bij een nieuw spel kun je de ronde ook een grens geven.",
      ],
    },
    device: {
      title: "Samen aan één scherm",
      text: [
        "Op één apparaat speelt ieder de ronde na elkaar, met dezelfde worp en een stopwatch. Daarna wordt alles naar tijd samengevoegd: wat iemand deed na het eerste omdraaien en het zand daarvan, vervalt. Draaiden twee op hetzelfde ogenblik om, dan beslist het lot.",
      ],
    },
    order: {
      title: "In deze volgorde",
      text: [
        "Een ronde wordt stap voor stap beoordeeld:",
        [
          "alleen volledige vormen worden bekeken",
          "vormen die elkaar overlappen, vallen allebei af",
          "wat niet bij de worp past, valt af",
          "van dezelfde vorm telt er één",
          "er tellen er hoogstens vijf, de goedkoopste",
          "in de vijfde ronde tellen ze dubbel",
          "wie de zandloper omdraaide, krijgt zijn bonuspunt",
        ],
      ],
    },
    overlap: {
      title: "Geen overlap",
      text: [
        "Twee vormen die een veld delen, zijn allebei ongeldig. Daar wordt het eerst naar gekeken: een goede vorm gaat ook verloren als de andere niet bij de worp had gepast.",
        "Sommigen laten alleen vormen die bij de worp passen elkaar ongeldig maken. Dat is de andere keuze van het huis.",
      ],
    },
    once: {
      title: "Elke vorm één keer",
      text: [
        "Heb je dezelfde vorm twee keer omcirkeld, dan telt er maar één. Precies dezelfde velden omcirkel je maar één keer.",
      ],
    },
    five: {
      title: "Hoogstens vijf",
      text: [
        "Van meer dan vijf geldige vormen tellen de vijf met de minste punten. Een zesde kan je dus iets kosten. Ongeldige vormen nemen geen plaats in.",
      ],
    },
    bonus: {
      title: "Een punt voor de zandloper",
      text: ["Wie de zandloper omdraaide, krijgt één punt, ook als niets van wat hij omcirkelde geldig was."],
    },
    last: {
      title: "De vijfde ronde",
      text: ["In de vijfde en laatste ronde tellen alle geldige vormen dubbel. Het punt voor de zandloper blijft één."],
    },
    winner: {
      title: "De meeste punten",
      text: [
        "Na vijf rondes winnen de meeste punten. Is het gelijk, dan beslist de beste ronde van de eerste vier; is die ook gelijk, dan delen ze de overwinning.",
      ],
    },
    one: {
      title: "Eén vorm per ronde",
      text: [
        "In de puzzel wordt je bord niet schoongeveegd, en elke vorm heb je in het hele spel maar één keer. Per ronde omcirkel je er één. Staan er aan het einde van de ronde twee of meer, dan is niets geldig.",
        "Naar keuze telt een geldige vorm ook als er ongeldige naast staan; alleen twee geldige zijn er een te veel.",
      ],
    },
    available: {
      title: "Wat nog beschikbaar is",
      text: [
        "Een vorm telt als hij bij de worp past, als hij op je plan nog vrij is, niet omcirkeld en niet geschrapt, en als hij op geen veld van een eerdere ronde ligt, omcirkeld of gearceerd. Je mag alleen wissen wat je in deze ronde hebt omcirkeld.",
      ],
    },
    strike: {
      title: "Niets gevonden",
      text: [
        "Wie niets geldigs heeft, moet een van zijn vrije vormen schrappen en die op het bord arceren, ergens op vrije velden; de symbolen doen er niet toe. Die velden is hij kwijt. Wie een vorm vond, schrapt er geen.",
      ],
    },
    nowhere: {
      title: "Als hij nergens past",
      text: [
        "De vorm die je schrapt, moet ergens passen. Alleen als geen enkele vrije vorm nog op het bord past, schrap je er een zonder te arceren.",
      ],
    },
    until: {
      title: "Hoogstens twaalf rondes",
      text: [
        "Het spel is uit na twaalf rondes, of eerder, na de eerste ronde waarin niemand een geldige vorm vond. Wat in die ronde geschrapt werd en het streepje voor de zandloper tellen nog mee.",
      ],
    },
    marks: {
      title: "Tellen",
      text: [
        "Tel de punten van je omcirkelde vormen op, en één voor elke ronde waarin je de zandloper omdraaide; daar is zoveel plaats voor als nodig. Geen enkele ronde telt dubbel. Is de som gelijk, dan winnen meer omcirkelde vormen; zijn die ook gelijk, dan wordt de overwinning gedeeld.",
      ],
    },
    alone: {
      title: "In je eentje",
      text: [
        "Het spel Alleen is de puzzel zonder zandloper en zonder het punt daarvoor: altijd twaalf rondes, zo rustig als je wilt. Probeer je eigen beste resultaat te verbeteren.",
      ],
    },
    games: {
      title: "Een reeks",
      text: [
        "Elk gewonnen spel telt voor één; een spel Alleen telt zijn punten. Bij een nieuw spel kies je met hoeveel de reeks gewonnen is, en zo nodig een voorsprong voor een speler als voorgift. Iedereen speelt tegelijk, dus wie het volgende spel begint, maakt weinig uit: hij gooit de dobbelstenen.",
      ],
    },
  },
  captions: {
    tiles: "De twaalf vormen met wat elke hier waard is.",
    shape: "Vijf velden die met hun zijden aan elkaar grenzen: de vorm X.",
    mirror: "Twee vormen L, de ene het spiegelbeeld van de andere. Allebei passen ze bij de worp, maar er telt er één.",
    fits: "De T toont twee cirkels, een ruit, een driehoek en een vierkant, net als de dobbelstenen. Hij telt.",
    misfits: "De I is een vorm, maar geen van zijn velden toont wat er gegooid is. Hij telt niet.",
    overlap: "L en N delen het veld e7, dus beide gaan verloren. De P blijft over.",
    six: "Zes geldige vormen: de duurste vervalt, hier de X, en vijf tellen.",
    last: "In de vijfde ronde zijn X en T twee keer hun punten waard.",
    covered:
      "Puzzel: de L is in een eerdere ronde omcirkeld, de U geschrapt. De nieuwe N heeft e7 van de L nodig en telt niet.",
    strike: "Puzzel: de V is geschrapt en gearceerd. Deze velden zijn niet meer te gebruiken.",
  },
};
export default text;
