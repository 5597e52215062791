/** Collects bytes; whole numbers take as many as they need. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length] = value;
    this.length += 1;
  }

  /** A whole number from 0, seven bits a byte. */
  number(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  text(value: string): void {
    this.number(value.length);
    for (let at = 0; at < value.length; at += 1) this.number(value.charCodeAt(at));
  }

  /** Flags, eight a byte. */
  flags(values: readonly boolean[]): void {
    for (let at = 0; at < values.length; at += 8) {
      let byte = 0;
      values.slice(at, at + 8).forEach((flag, bit) => (byte |= flag ? 1 << bit : 0));
      this.byte(byte);
    }
  }

  /** What was written. */
  done(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Thrown by a reader for bytes that cannot be what was written, and caught by `readRules`. */
export class BrokenBytes extends Error {}

/** Reads what a writer wrote. Every method throws BrokenBytes at the end of the bytes. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new BrokenBytes('it ends too early');
    this.at += 1;
    return value;
  }

  /** A whole number from 0 up to a limit. */
  number(limit: number): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (value > limit) throw new BrokenBytes(`${value} is more than ${limit}`);
      if (byte < 128) return value;
      if (scale > 2 ** 42) throw new BrokenBytes('a number does not end');
    }
  }

  text(): string {
    const codes = Array.from({ length: this.number(1000) }, () => this.number(0xffff));
    return String.fromCharCode(...codes);
  }

  flags(count: number): boolean[] {
    let byte = 0;
    return Array.from({ length: count }, (_, at) => {
      if (at % 8 === 0) byte = this.byte();
      return ((byte >> (at % 8)) & 1) === 1;
    });
  }

  isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }
}

/** A sum over bytes that a changed one changes (FNV-1a). */
export function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
