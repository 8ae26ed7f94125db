// After the first visit everything works without a network. A new version waits until the page
// says that no game is in the way.

export {};

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: every file of this version, and a name that changes with any of them. */
declare const __PRECACHE__: { version: string; files: string[] };

const kCache = `pentario-${__PRECACHE__.version}`;
const home = new URL("./", self.location.href).href;
const known = __PRECACHE__.files.map((file) => new URL(file, home).href);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(kCache).then((cache) => cache.addAll([home, ...known])));
});

self.addEventListener("activate", (event) => {
  const drop = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("pentario-") && name !== kCache);
    await Promise.all(old.slice(0, -1).map((name) => caches.delete(name))); // a game open in a tab needs the last one
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const address = event.request.url.split("#")[0]!;
  const wanted = event.request.mode === "navigate" ? home : address;
  const kept = async () =>
    (await (await caches.open(kCache)).match(wanted)) ?? (await caches.match(wanted)) ?? fetch(event.request);
  if (wanted.startsWith(home)) event.respondWith(kept());
});
