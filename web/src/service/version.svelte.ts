// A new version of the client: it is told of, and taken when nobody is playing.

let waiting = $state.raw<ServiceWorker | null>(null);

export const version = {
  /** Whether a new version has been loaded and waits. */
  get waits() {
    return waiting !== null;
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

/** Keeps the client on this device; where that is not possible it works all the same, online. */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const had = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => had && location.reload());
  try {
    watch(await serviceWorker.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" }));
  } catch (why) {
    console.info("not kept offline:", why);
  }
}
