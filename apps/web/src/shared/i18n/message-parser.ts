import { TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js';
import type { MessageFormatElement, PluralOrSelectOption } from '@formatjs/icu-messageformat-parser';

export * from '@formatjs/icu-messageformat-parser/no-parser.js';

const name = /[\w-]+/y;
const space = /\s*/y;

/** A message that is not in the part of ICU's language that our texts use. */
class MessageError extends SyntaxError {}

/** Reads one message from left to right. */
class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  whole(): MessageFormatElement[] {
    const elements = this.elements(false);
    if (this.at < this.text.length) this.fail();
    return elements;
  }

  /** Literals, `#` and arguments up to the end or to the `}` that closes an option. */
  private elements(isInPlural: boolean): MessageFormatElement[] {
    const elements: MessageFormatElement[] = [];
    let literal = '';
    const close = () => {
      if (literal) elements.push({ type: TYPE.literal, value: literal });
      literal = '';
    };
    for (let sign = this.text[this.at]; sign !== undefined && sign !== '}'; sign = this.text[this.at]) {
      if (sign === "'") literal += this.quoted(isInPlural);
      else if (sign === '{') {
        close();
        elements.push(this.argument());
      } else if (sign === '#' && isInPlural) {
        close();
        this.at += 1;
        elements.push({ type: TYPE.pound });
      } else {
        literal += sign;
        this.at += 1;
      }
    }
    close();
    return elements;
  }

  /** `''` is an apostrophe, `'{…'` is taken as it stands; any other apostrophe is itself. */
  private quoted(isInPlural: boolean): string {
    const next = this.text[this.at + 1];
    if (next === "'") {
      this.at += 2;
      return "'";
    }
    if (next === undefined || !(isInPlural ? '{}<>#' : '{}<>').includes(next)) {
      this.at += 1;
      return "'";
    }
    let value = '';
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      if (this.text[this.at] !== "'") value += this.text[this.at];
      else if (this.text[this.at + 1] === "'") {
        value += "'";
        this.at += 1;
      } else break;
    }
    this.at += 1;
    return value;
  }

  private argument(): MessageFormatElement {
    this.take('{');
    const value = this.word();
    if (this.next('}')) return { type: TYPE.argument, value };
    this.take(',');
    const kind = this.word();
    if (kind === 'select') {
      this.take(',');
      return { type: TYPE.select, value, options: this.options(false) };
    }
    if (kind !== 'plural' && kind !== 'selectordinal') return this.figure(kind, value);
    this.take(',');
    const options = this.options(true);
    return {
      type: TYPE.plural,
      value,
      options,
      offset: 0,
      pluralType: kind === 'plural' ? 'cardinal' : 'ordinal',
    };
  }

  private figure(kind: string, value: string): MessageFormatElement {
    const type = { number: TYPE.number, date: TYPE.date, time: TYPE.time }[kind];
    if (type === undefined || !this.next('}')) this.fail();
    return { type, value, style: null } as MessageFormatElement;
  }

  /** `one {…} other {…}` and the `}` after them. */
  private options(isInPlural: boolean): Record<string, PluralOrSelectOption> {
    const options: Record<string, PluralOrSelectOption> = {};
    while (!this.next('}')) {
      const exact = this.next('=') ? '=' : '';
      const selector = exact + this.word();
      this.take('{');
      options[selector] = { value: this.elements(isInPlural) };
      this.take('}');
    }
    if (!options['other']) this.fail();
    return options;
  }

  private word(): string {
    this.skip(space);
    const found = this.skip(name);
    if (!found) this.fail();
    return found;
  }

  private skip(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private next(sign: string): boolean {
    this.skip(space);
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private take(sign: string): void {
    if (!this.next(sign)) this.fail();
  }

  private fail(): never {
    throw new MessageError(`The message "${this.text}" cannot be read at ${this.at}.`);
  }
}

/**
 * Reads a message into the elements that intl-messageformat formats. It stands in for the parser of FormatJS, which
 * with its skeletons is eight times as large; a test compares the two on every text of the product. Arguments,
 * plurals, ordinals, selections, numbers, dates, times and apostrophes are read; styles, skeletons, offsets and tags
 * are not. Throws a SyntaxError at what it cannot read.
 */
export function parse(text: string): MessageFormatElement[] {
  return new Reader(text).whole();
}
