import { joinBytes } from '../join-bytes';

/** Collects the binary part of a file in aligned views. */
export class Views {
  readonly views: { buffer: 0; byteOffset: number; byteLength: number; target: number }[] = [];
  private readonly chunks: Uint8Array[] = [];
  private length = 0;

  /** Adds numbers as a view that begins at a multiple of four bytes; tells its index. `target` is that of glTF. */
  add(numbers: Float32Array | Uint16Array | Uint32Array, target: number): number {
    const { byteLength } = numbers;
    this.views.push({ buffer: 0, byteOffset: this.length, byteLength, target });
    this.chunks.push(new Uint8Array(numbers.buffer, numbers.byteOffset, byteLength));
    const filling = (4 - (byteLength % 4)) % 4;
    if (filling > 0) this.chunks.push(new Uint8Array(filling));
    this.length += byteLength + filling;
    return this.views.length - 1;
  }

  bytes(): Uint8Array {
    return joinBytes(this.chunks);
  }
}
