import { open } from 'node:fs/promises';
import { formats } from './formats';

/** The media type of a file that is what its name says, and one of the formats of P5; null of any other. */
export async function judgeFile(path: string, name: string): Promise<{ type: string; bytes: number } | null> {
  const format = formats.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
  if (!format) return null;
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return (await format.isIn(file, size)) ? { type: format.type, bytes: size } : null;
  } finally {
    await file.close();
  }
}
