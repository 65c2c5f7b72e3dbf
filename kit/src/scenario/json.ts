/** A JSON value that remembers on which line it stands. */
export interface Located {
  readonly value: unknown;
  readonly line: number;
  /** The items of a list. */
  readonly items?: readonly Located[];
  /** The fields of an object. */
  readonly fields?: ReadonlyMap<string, LocatedField>;
}

interface LocatedField {
  /** Where its name stands. */
  readonly line: number;
  readonly node: Located;
}

/** The text is no JSON. */
export class BadJson extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export function parseLocated(text: string): Located {
  const reader = new Reader(text.replace(/^\uFEFF/, ''));
  const node = reader.value();
  reader.end();
  return node;
}

const LITERAL = /(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"/y;

class Reader {
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  value(): Located {
    const first = this.#peek();
    if (first === '{') return this.#object();
    if (first === '[') return this.#list();
    const line = this.#line;
    return { value: this.#simple(), line };
  }

  end(): void {
    if (this.#peek() !== '') this.#fail(`nothing may follow here, but there is ${this.#found()}`);
  }

  #object(): Located {
    const line = this.#line;
    const fields = new Map<string, LocatedField>();
    const value: Record<string, unknown> = {};
    this.#at++;
    while (this.#more('}', fields.size)) {
      const at = this.#line;
      if (this.#peek() !== '"') this.#fail(`a field name in quotes is missing before ${this.#found()}`);
      const name = String(this.#simple());
      if (fields.has(name)) throw new BadJson(at, `the field "${name}" is given twice`);
      if (this.#peek() !== ':') this.#fail(`a colon is missing after "${name}"`);
      this.#at++;
      const node = this.value();
      fields.set(name, { line: at, node });
      Object.defineProperty(value, name, { value: node.value, enumerable: true, configurable: true, writable: true });
    }
    return { value, line, fields };
  }

  #list(): Located {
    const line = this.#line;
    const items: Located[] = [];
    this.#at++;
    while (this.#more(']', items.length)) items.push(this.value());
    return { value: items.map((item) => item.value), line, items };
  }

  /** Past the comma or the end: is there another item? */
  #more(close: string, already: number): boolean {
    if (this.#peek() === close) {
      this.#at++;
      return false;
    }
    if (already === 0) return true;
    if (this.#peek() !== ',') this.#fail(`a comma or ${close} is missing before ${this.#found()}`);
    this.#at++;
    if (this.#peek() === close) this.#fail(`there is a comma too many before ${close}`);
    return true;
  }

  #simple(): unknown {
    const pattern = this.#peek() === '"' ? TEXT : LITERAL;
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0];
    if (match === undefined) this.#fail(`${this.#found()} is no text in quotes, number, list or object`);
    try {
      const value: unknown = JSON.parse(match);
      this.#at += match.length;
      return value;
    } catch {
      this.#fail(`${match} cannot be read`);
    }
  }

  /** The next character that means something; empty at the end. */
  #peek(): string {
    for (; this.#at < this.#text.length; this.#at++) {
      const character = this.#text[this.#at]!;
      if (character === '\n') this.#line++;
      else if (!' \t\r'.includes(character)) return character;
    }
    return '';
  }

  #found(): string {
    if (this.#peek() === '') return 'the end of the file';
    return this.#text
      .slice(this.#at, this.#at + 20)
      .split('\n')[0]!
      .trim();
  }

  #fail(message: string): never {
    throw new BadJson(this.#line, message);
  }
}

/** The line of what stands at this path, or of the last part of it that is there. */
export function lineAt(node: Located, path: readonly (string | number)[]): number {
  let { line } = node;
  let here: Located | undefined = node;
  for (const part of path) {
    const field: LocatedField | undefined = typeof part === 'string' ? here.fields?.get(part) : undefined;
    const inside: Located | undefined = typeof part === 'number' ? here.items?.[part] : field?.node;
    if (!inside) return line;
    line = field?.line ?? inside.line;
    here = inside;
  }
  return line;
}
