function hashOf(from: Int32Array, start: number, width: number): number {
  let hash = 0;
  for (let at = 0; at < width; at += 1) {
    hash = Math.imul(hash ^ from[start + at]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

/** Rows of whole numbers, each kept once; rows have numbers from 0 in the order in which they came. */
export class RowTable {
  /** The rows one after another. */
  rows: Int32Array;
  count = 0;
  private slots: Int32Array;

  constructor(readonly width: number) {
    this.rows = new Int32Array(64 * width);
    this.slots = new Int32Array(256).fill(-1);
  }

  /** The number of a row that starts at a place of an array; a new one when it was not seen before. */
  intern(from: Int32Array, start: number): number {
    const { width } = this;
    const mask = this.slots.length - 1;
    let slot = hashOf(from, start, width) & mask;
    for (;;) {
      const known = this.slots[slot]!;
      if (known < 0) break;
      if (this.equals(known, from, start)) return known;
      slot = (slot + 1) & mask;
    }
    return this.add(from, start, slot);
  }

  private equals(row: number, from: Int32Array, start: number): boolean {
    const own = row * this.width;
    for (let at = 0; at < this.width; at += 1) if (this.rows[own + at] !== from[start + at]) return false;
    return true;
  }

  private add(from: Int32Array, start: number, slot: number): number {
    const { width } = this;
    if ((this.count + 1) * width > this.rows.length) {
      const larger = new Int32Array(this.rows.length * 2);
      larger.set(this.rows);
      this.rows = larger;
    }
    for (let at = 0; at < width; at += 1) this.rows[this.count * width + at] = from[start + at]!;
    this.slots[slot] = this.count;
    this.count += 1;
    if (this.count * 2 > this.slots.length) this.spread();
    return this.count - 1;
  }

  private spread(): void {
    const { rows, count, width } = this;
    this.slots = new Int32Array(this.slots.length * 4).fill(-1);
    const mask = this.slots.length - 1;
    for (let row = 0; row < count; row += 1) {
      let slot = hashOf(rows, row * width, width) & mask;
      while (this.slots[slot]! >= 0) slot = (slot + 1) & mask;
      this.slots[slot] = row;
    }
  }
}
