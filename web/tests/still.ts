// What jsdom lacks, to be imported first: nothing moves, and nothing has a size.

window.matchMedia = ((query: string) => ({
  matches: query.includes("reduce"),
  addEventListener() {},
})) as unknown as typeof window.matchMedia;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.getAnimations = () => [];
