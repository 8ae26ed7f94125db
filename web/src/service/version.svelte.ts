// A new version of the client: it is told of, and taken when nobody is playing. Another tab may take it
// at any time; a tab in which something is open then loads itself anew when that has been left.

let waiting = $state.raw<ServiceWorker | null>(null);
let playing = false;
/** Another version has taken over while something was open here. */
let isDue = false;

function renew(): void {
  if (playing) isDue = true;
  else location.reload();
}

export const version = {
  /** Whether a new version has been loaded and waits. */
  get waits() {
    return waiting !== null;
  },
  /** Whether a game, or something else that would be cut short, is open in this tab. */
  set playing(now: boolean) {
    playing = now;
    if (isDue && !now) location.reload();
  },
  /** Takes the new version and loads the page again. */
  take(): void {
    waiting?.postMessage("take-over");
  },
};

/** Watches a registration for a version that is ready. */
function watch(registration: ServiceWorkerRegistration): void {
  const ready = (worker: ServiceWorker | null) => {
    if (worker?.state === "installed" && navigator.serviceWorker.controller) waiting = worker;
  };
  ready(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => ready(coming));
  });
}

/** Sees another version take over; to be called at once, so that none is missed. */
export function seeTakeover(): void {
  const { serviceWorker } = navigator;
  let had = Boolean(serviceWorker?.controller);
  serviceWorker?.addEventListener("controllerchange", () => {
    if (had) renew();
    had = true;
  });
}

/** Keeps the client on this device; where that is not possible it works all the same, online. */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    watch(await serviceWorker.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" }));
  } catch (why) {
    console.info("not kept offline:", why);
  }
}
