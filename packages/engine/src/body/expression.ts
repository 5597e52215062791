/** What a body cannot be made for, in words. */
export class BodyError extends Error {
  constructor(
    readonly reason: string,
    readonly path: readonly (string | number)[] = [],
  ) {
    super(reason);
  }
}

/** An expression that was read: what it comes to where names are looked up so. */
export type Term = (lookUp: (name: string) => number) => number;

const maxCharacters = 200;
const maxDepth = 12;
const maxParts = 60;
const maxKnown = 5000;

const degree = Math.PI / 180;
/** The functions with how many figures they take. Angles are degrees. */
const functions: ReadonlyMap<
  string,
  readonly [least: number, most: number, of: (...of: number[]) => number]
> = new Map([
  ['min', [1, 8, Math.min]],
  ['max', [1, 8, Math.max]],
  ['abs', [1, 1, Math.abs]],
  ['sqrt', [1, 1, squareRoot]],
  ['sin', [1, 1, (angle) => Math.sin(angle * degree)]],
  ['cos', [1, 1, (angle) => Math.cos(angle * degree)]],
]);

/** A name that sizes and parameters may have. */
export const isSizeName = (name: string): boolean =>
  /^[a-z][A-Za-z0-9]{0,30}$/.test(name) && !functions.has(name);

function squareRoot(of: number): number {
  if (of < 0) throw new BodyError('it takes the root of a figure below 0');
  return Math.sqrt(of);
}

function divided(one: number, other: number): number {
  if (other === 0) throw new BodyError('it divides by 0');
  return one / other;
}

const tokens = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9]*)|([-+*/(),]))/y;

function split(text: string): string[] {
  if (text.length > maxCharacters) throw new BodyError(`it is longer than ${maxCharacters} characters`);
  const found: string[] = [];
  tokens.lastIndex = 0;
  const { length } = text.trimEnd();
  while (tokens.lastIndex < length) {
    const from = tokens.lastIndex;
    const match = tokens.exec(text);
    if (!match) throw new BodyError(`“${text.slice(from).trim().slice(0, 10)}” is not understood`);
    found.push(match[1] ?? match[2] ?? match[3] ?? '');
    if (found.length > maxParts) throw new BodyError(`it has more than ${maxParts} parts`);
  }
  return found;
}

/** Reads by the usual order: signs before products before sums. */
class Parser {
  #at = 0;
  #depth = 0;
  readonly #tokens: readonly string[];

  constructor(text: string) {
    this.#tokens = split(text);
  }

  whole(): Term {
    const term = this.#sum();
    if (this.#at < this.#tokens.length) throw new BodyError(`“${this.#tokens[this.#at]}” is one too many`);
    return term;
  }

  #takes(...wanted: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token === undefined || !wanted.includes(token)) return null;
    this.#at += 1;
    return token;
  }

  #expect(token: string): void {
    if (!this.#takes(token)) throw new BodyError(`“${token}” is missing`);
  }

  #within<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw new BodyError(`it is nested more than ${maxDepth} deep`);
    const found = read();
    this.#depth -= 1;
    return found;
  }

  #sum(): Term {
    let term = this.#product();
    for (;;) {
      const sign = this.#takes('+', '-');
      if (!sign) return term;
      const [one, other] = [term, this.#product()];
      term = sign === '+' ? (look) => one(look) + other(look) : (look) => one(look) - other(look);
    }
  }

  #product(): Term {
    let term = this.#factor();
    for (;;) {
      const sign = this.#takes('*', '/');
      if (!sign) return term;
      const [one, other] = [term, this.#factor()];
      term = sign === '*' ? (look) => one(look) * other(look) : (look) => divided(one(look), other(look));
    }
  }

  #factor(): Term {
    if (this.#takes('-')) {
      const term = this.#within(() => this.#factor());
      return (look) => -term(look);
    }
    if (this.#takes('(')) {
      const term = this.#within(() => this.#sum());
      this.#expect(')');
      return term;
    }
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new BodyError('it ends too early');
    this.#at += 1;
    if (/^\d/.test(token)) {
      const figure = Number(token);
      return () => figure;
    }
    if (!/^[A-Za-z]/.test(token)) throw new BodyError(`“${token}” stands where a figure is expected`);
    return this.#takes('(') ? this.#call(token) : (look) => look(token);
  }

  #call(name: string): Term {
    const known = functions.get(name);
    if (!known) throw new BodyError(`there is no function ${name}`);
    const [least, most, of] = known;
    const given = this.#within(() => {
      const terms = [this.#sum()];
      while (this.#takes(',')) terms.push(this.#sum());
      return terms;
    });
    this.#expect(')');
    if (given.length < least || given.length > most)
      throw new BodyError(`${name} takes ${least === most ? least : `${least} to ${most}`} figures`);
    return (look) => of(...given.map((term) => term(look)));
  }
}

const known = new Map<string, Term>();

/** Reads an expression: figures, names, `+ - * /`, brackets and a few functions. Throws `BodyError` when it cannot. */
export function readExpression(text: string): Term {
  let term = known.get(text);
  if (!term) {
    term = new Parser(text).whole();
    if (known.size >= maxKnown) known.clear();
    known.set(text, term);
  }
  return term;
}
