// The shape of JSON values that were seen, as a TypeScript type.

const kName = /^[a-z_]+$/;
/** Texts under these names are one of a few words, which the type lists. */
const kWords = new Set(["game", "variant", "phase"]);

export class Shape {
  private simple = new Set<string>();
  private words = new Set<string>();
  private item: Shape | undefined;
  private members: Map<string, Shape> | undefined;
  private seen = 0;
  private objects = 0;

  constructor(private readonly name = "") {}

  see(value: unknown): void {
    ++this.seen;
    if (value === null) this.simple.add("null");
    else if (Array.isArray(value)) {
      this.item ??= new Shape();
      for (const one of value) this.item.see(one);
    } else if (typeof value === "object") {
      ++this.objects;
      this.members ??= new Map();
      for (const [key, one] of Object.entries(value)) {
        if (!this.members.has(key)) this.members.set(key, new Shape(key));
        this.members.get(key)!.see(one);
      }
    } else {
      if (typeof value === "string" && kWords.has(this.name)) this.words.add(JSON.stringify(value));
      else this.simple.add(typeof value);
    }
  }

  private merge(other: Shape): void {
    this.seen += other.seen;
    this.objects += other.objects;
    for (const one of other.simple) this.simple.add(one);
    for (const one of other.words) this.words.add(one);
    if (other.item) (this.item ??= new Shape()).merge(other.item);
    for (const [key, shape] of other.members ?? []) {
      this.members ??= new Map();
      if (!this.members.has(key)) this.members.set(key, new Shape(key));
      this.members.get(key)!.merge(shape);
    }
  }

  /** Keys that are no names are a map's, from squares or cards to what lies there. */
  private writeObject(members: Map<string, Shape>, indent: string): string {
    if ([...members.keys()].some((key) => !kName.test(key)) || members.size === 0) {
      const value = new Shape();
      for (const shape of members.values()) value.merge(shape);
      return `Record<string, ${members.size ? value.write(indent) : "never"}>`;
    }
    const inner = `${indent}  `;
    const lines = [...members]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, shape]) => `${inner}${key}${shape.seen < this.objects ? "?" : ""}: ${shape.write(inner)};`);
    return `{\n${lines.join("\n")}\n${indent}}`;
  }

  write(indent = ""): string {
    const parts = [...this.simple, ...this.words];
    if (this.item) parts.push(this.item.seen ? `${wrapped(this.item.write(indent))}[]` : "never[]");
    if (this.members) parts.push(this.writeObject(this.members, indent));
    return parts.sort().join(" | ") || "never";
  }
}

const wrapped = (type: string) => (type.includes(" | ") ? `(${type})` : type);
