import { deflateSync } from 'three/addons/libs/fflate.module.js';
import { joined } from './joined';
import { crcOf } from './crc';
import { storedFile } from './zip';
import type { ZippedFile } from './zip';

/** Bytes: to compress more of them takes longer than to send them. */
const maxPressed = 12e6;

/** A file of an archive that is made of chunks, compressed when it is not too long for that. */
export function pressedFile(name: string, chunks: readonly Uint8Array[]): ZippedFile {
  const bytes = joined(chunks);
  if (bytes.length > maxPressed) return storedFile(name, bytes);
  const pressed = deflateSync(bytes, { level: 1 });
  return { name, chunks: [pressed], size: bytes.length, crc: crcOf(bytes), isPressed: true };
}
