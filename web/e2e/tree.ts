// The page as assistive technology gets it: the accessibility tree of the browser, and nothing else.

import type { CDPSession, Page } from "./test";

export interface Thing {
  role: string;
  name: string;
  /** `disabled`, `pressed`, `keyshortcuts` and the like, as the tree tells them. */
  states: Readonly<Record<string, unknown>>;
  children: readonly Thing[];
}

interface AxValue {
  value?: unknown;
  relatedNodes?: { backendDOMNodeId: number }[];
}
interface AxNode {
  nodeId: string;
  ignored: boolean;
  backendDOMNodeId?: number;
  childIds?: string[];
  role?: AxValue;
  name?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

export class Tree {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Tree> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new Tree(session);
  }

  /** Everything that is there now. */
  async look(): Promise<Seen> {
    const { nodes } = (await this.session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
    return new Seen(nodes);
  }
}

export class Seen {
  readonly all: Thing[] = [];
  readonly root: Thing;
  readonly #byDom = new Map<number, Thing>();
  #active: number | undefined;

  constructor(nodes: readonly AxNode[]) {
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    this.root = { role: "root", name: "", states: {}, children: this.#build(nodes[0]!, byId) };
  }

  /** What is ignored stands aside for what it holds. */
  #build(node: AxNode, byId: ReadonlyMap<string, AxNode>): Thing[] {
    const children = (node.childIds ?? []).flatMap((id) => (byId.has(id) ? this.#build(byId.get(id)!, byId) : []));
    if (node.ignored) return children;
    const states: Record<string, unknown> = {};
    for (const { name, value } of node.properties ?? []) {
      states[name] = value.value ?? true;
      if (name === "activedescendant") this.#active = value.relatedNodes?.[0]?.backendDOMNodeId;
    }
    const thing = { role: String(node.role?.value ?? ""), name: String(node.name?.value ?? ""), states, children };
    this.all.push(thing);
    if (node.backendDOMNodeId !== undefined) this.#byDom.set(node.backendDOMNodeId, thing);
    return [thing];
  }

  find(role: string, name: RegExp = /(?:)/): Thing[] {
    return this.all.filter((thing) => thing.role === role && name.test(thing.name));
  }
  /** The place of a grid on which the keys rest. */
  get active(): Thing | undefined {
    return this.#active === undefined ? undefined : this.#byDom.get(this.#active);
  }
  get focused(): Thing | undefined {
    return this.all.find((thing) => thing.states["focused"] === true); // children come before what holds them
  }
  /** What the page's voice has said last. */
  get said(): string {
    return this.find("status").map(textOf).join(" ");
  }
}

export const textOf = (thing: Thing): string =>
  thing.role === "StaticText" ? thing.name : thing.children.map(textOf).filter(Boolean).join(" ");
