#include "server/messages.h"

#include <array>

namespace server {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"server.cannot-find-folder", {
        "De map {folder} is er niet; `make play` bouwt de speeltafel.", "There is no folder {folder}; `make play` builds the table.",
        "Le dossier {folder} n'existe pas ; `make play` construit la table de jeu.", "Den Ordner {folder} gibt es nicht; `make play` baut den Spieltisch."}},
    {"server.cannot-find-index", {
        "In de map {folder} staat geen index.html; `make play` bouwt de speeltafel.", "There is no index.html in the folder {folder}; `make play` builds the table.",
        "Le dossier {folder} ne contient pas d'index.html ; `make play` construit la table de jeu.", "Im Ordner {folder} liegt keine index.html; `make play` baut den Spieltisch."}},
    {"server.cannot-hold-folder", {
        "De map {folder} is te groot voor een speeltafel: meer dan {files} {files:bestand|bestanden} of {megabytes} MB.",
        "The folder {folder} is too big for a table: more than {files} {files:file|files} or {megabytes} MB.",
        "Le dossier {folder} est trop grand pour une table de jeu : plus de {files} {files:fichier|fichiers} ou de {megabytes} Mo.",
        "Der Ordner {folder} ist zu groß für einen Spieltisch: mehr als {files} {files:Datei|Dateien} oder {megabytes} MB."}},
    {"server.cannot-read", {
        "Niet te lezen is {file}: {why}", "Cannot read {file}: {why}", "Impossible de lire {file} : {why}", "Nicht lesbar ist {file}: {why}"}},
    {"server.cannot-take-port", {
        "Poort {port} is al in gebruik; kies een andere met --port, bijvoorbeeld --port {other}.",
        "Port {port} is in use already; choose another one with --port, for example --port {other}.",
        "Le port {port} est déjà utilisé ; choisissez-en un autre avec --port, par exemple --port {other}.",
        "Der Port {port} ist schon belegt; wähle einen anderen mit --port, zum Beispiel --port {other}."}},
    {"server.cannot-use-port", {
        "Poort {port} mag je op deze computer niet gebruiken; kies er een vanaf 1024 met --port.",
        "You may not use port {port} on this computer; choose one from 1024 on with --port.",
        "Vous ne pouvez pas utiliser le port {port} sur cet ordinateur ; choisissez-en un à partir de 1024 avec --port.",
        "Den Port {port} darfst du auf diesem Computer nicht benutzen; wähle einen ab 1024 mit --port."}},
    {"server.cannot-use-address", {
        "Het adres {host} is niet van deze computer.", "The address {host} is not one of this computer.",
        "L'adresse {host} n'est pas celle de cet ordinateur.", "Die Adresse {host} gehört nicht zu diesem Computer."}},
    {"server.cannot-listen", {
        "Op {host} poort {port} is niet te luisteren: {why}", "Cannot listen on {host} port {port}: {why}",
        "Impossible d'écouter sur {host} port {port} : {why}", "An {host} Port {port} lässt sich nicht lauschen: {why}"}},
    {"server.bad-address", {
        "Geen bruikbaar adres: {host}. Geef localhost of een adres in cijfers, zoals 127.0.0.1 of ::1.",
        "Not a usable address: {host}. Give localhost or an address in figures, such as 127.0.0.1 or ::1.",
        "Cette adresse ne convient pas : {host}. Donnez localhost ou une adresse en chiffres, comme 127.0.0.1 ou ::1.",
        "Keine brauchbare Adresse: {host}. Gib localhost oder eine Adresse in Ziffern an, etwa 127.0.0.1 oder ::1."}},

    {"server.bad-request", {
        "Dit verzoek is niet te begrijpen.", "This request cannot be understood.",
        "Cette requête est incompréhensible.", "Diese Anfrage ist nicht zu verstehen."}},
    {"server.not-found", {
        "Deze pagina is er niet.", "There is no such page.", "Cette page n'existe pas.", "Diese Seite gibt es nicht."}},
    {"server.forbidden", {
        "Deze plaats antwoordt alleen haar eigen pagina's.", "This place answers only pages of its own.",
        "Cet endroit ne répond qu'à ses propres pages.", "Dieser Ort antwortet nur seinen eigenen Seiten."}},
    {"server.upgrade-required", {
        "Hier spreken tafels; een browser opent ze zelf.", "Tables speak here; a browser opens them by itself.",
        "Ici parlent les tables ; un navigateur les ouvre de lui-même.", "Hier sprechen Tische; ein Browser öffnet sie von selbst."}},
    {"server.too-many-requests", {
        "Even wachten: van jouw kant komt te veel tegelijk.", "One moment: too much comes from your side at once.",
        "Un instant : il vient trop de choses à la fois de votre côté.", "Einen Moment: Von deiner Seite kommt zu viel auf einmal."}},
    {"server.method-not-allowed", {
        "Hier kan alleen worden gelezen.", "This place can only be read.",
        "Ici, on peut seulement lire.", "Hier kann nur gelesen werden."}},
    {"server.content-too-large", {
        "Hier wordt niets ontvangen.", "Nothing is received here.", "Rien n'est reçu ici.", "Hier wird nichts entgegengenommen."}},
    {"server.headers-too-large", {
        "Dit verzoek is te lang.", "This request is too long.", "Cette requête est trop longue.", "Diese Anfrage ist zu lang."}},

    {"server.store-gone", {
        "Wat van deze tafel bewaard was, is er niet meer. Open de tafel opnieuw.",
        "What was kept of this table is no longer there. Open the table again.",
        "Ce qui était conservé de cette table n'est plus là. Ouvrez la table de nouveau.",
        "Was von diesem Tisch aufgehoben war, ist nicht mehr da. Öffne den Tisch neu."}},
    {"server.store-unsure", {
        "Het is niet zeker dat dit bewaard is. De tafel laat zien wat geldt.",
        "It is not certain that this was kept. The table shows what counts.",
        "Il n'est pas certain que cela ait été conservé. La table montre ce qui compte.",
        "Es ist nicht sicher, ob das aufgehoben wurde. Der Tisch zeigt, was gilt."}},
    {"server.store-full", {
        "De schijf van deze server is vol, dus dit kan niet worden bewaard. Er is niets veranderd.",
        "The disk of this server is full, so this cannot be kept. Nothing has changed.",
        "Le disque de ce serveur est plein, cela ne peut pas être conservé. Rien n'a changé.",
        "Die Platte dieses Servers ist voll, das lässt sich nicht aufheben. Es hat sich nichts geändert."}},
    {"server.store-locked", {
        "Een ander programma houdt de gegevens van deze server bezet. Er is niets veranderd; probeer het zo nog eens.",
        "Another program keeps this server's data busy. Nothing has changed; try again in a moment.",
        "Un autre programme occupe les données de ce serveur. Rien n'a changé ; réessayez dans un instant.",
        "Ein anderes Programm hält die Daten dieses Servers besetzt. Es hat sich nichts geändert; versuch es gleich noch einmal."}},
    {"server.store-damaged", {
        "De gegevens van deze server zijn beschadigd. Er is niets veranderd.",
        "The data of this server is damaged. Nothing has changed.",
        "Les données de ce serveur sont endommagées. Rien n'a changé.",
        "Die Daten dieses Servers sind beschädigt. Es hat sich nichts geändert."}},
    {"server.store-read-only", {
        "De gegevens van deze server mogen niet worden veranderd. Er is niets veranderd.",
        "The data of this server may not be changed. Nothing has changed.",
        "Les données de ce serveur ne peuvent pas être modifiées. Rien n'a changé.",
        "Die Daten dieses Servers dürfen nicht geändert werden. Es hat sich nichts geändert."}},
    {"server.store-failed", {
        "De schijf van deze server doet niet wat hij moet: {why}. Er is niets veranderd.",
        "The disk of this server does not do what it should: {why}. Nothing has changed.",
        "Le disque de ce serveur ne fait pas ce qu'il devrait : {why}. Rien n'a changé.",
        "Die Platte dieses Servers tut nicht, was sie soll: {why}. Es hat sich nichts geändert."}},
    {"server.store-in-use", {
        "De map {folder} is al in gebruik door een ander Pentario; geef met --data een andere.",
        "The folder {folder} is in use by another Pentario; give another one with --data.",
        "Le dossier {folder} est utilisé par un autre Pentario ; donnez-en un autre avec --data.",
        "Den Ordner {folder} benutzt schon ein anderes Pentario; gib mit --data einen anderen an."}},
    {"server.store-no-folder", {
        "In de map {folder} kan niets worden bewaard: {why}", "Nothing can be kept in the folder {folder}: {why}",
        "Rien ne peut être conservé dans le dossier {folder} : {why}", "Im Ordner {folder} lässt sich nichts aufheben: {why}"}},
    {"server.store-newer", {
        "{file} is van een nieuwere Pentario (versie {version} van de gegevens, deze kent {known}).",
        "{file} is of a newer Pentario (version {version} of the data; this one knows {known}).",
        "{file} vient d'un Pentario plus récent (version {version} des données, celui-ci connaît la {known}).",
        "{file} ist von einem neueren Pentario (Version {version} der Daten, dieses kennt {known})."}},
    {"server.store-foreign", {
        "{file} is niet van Pentario.", "{file} is not one of Pentario's.",
        "{file} n'est pas de Pentario.", "{file} ist nicht von Pentario."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

}  // namespace server
