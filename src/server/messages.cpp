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
    {"server.method-not-allowed", {
        "Hier kan alleen worden gelezen.", "This place can only be read.",
        "Ici, on peut seulement lire.", "Hier kann nur gelesen werden."}},
    {"server.content-too-large", {
        "Hier wordt niets ontvangen.", "Nothing is received here.", "Rien n'est reçu ici.", "Hier wird nichts entgegengenommen."}},
    {"server.headers-too-large", {
        "Dit verzoek is te lang.", "This request is too long.", "Cette requête est trop longue.", "Diese Anfrage ist zu lang."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

}  // namespace server
