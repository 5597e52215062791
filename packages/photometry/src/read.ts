import { readEulumdat, startsAsEulumdat } from './eulumdat/read-eulumdat';
import { startsAsIes } from './ies/head';
import { readIes } from './ies/read-ies';
import { limits } from './limits';
import type { Photometry } from './photometry';
import { ProblemNote, type PhotometryProblem } from './problem';
import { decodeText } from './text/decode';
import { linesOf } from './text/lines';

export type PhotometryRead =
  | { readonly ok: true; readonly photometry: Photometry }
  | { readonly ok: false; readonly problem: PhotometryProblem };

/**
 * Reads a photometric file, IES LM-63 (1986 to 2019) or EULUMDAT, known by its content and not by its name. Whatever the
 * bytes are, the answer is a luminaire or the first problem with its line; nothing is thrown. At most `limits.bytes`.
 */
export function readPhotometry(file: Uint8Array | string): PhotometryRead {
  const note = new ProblemNote();
  if (file.length > limits.bytes) {
    note.add('file-too-large', null, { size: file.length, most: limits.bytes });
    return { ok: false, problem: note.first! };
  }
  const lines = linesOf(typeof file === 'string' ? file : decodeText(file), note);
  let photometry: Photometry | null = null;
  if (!note.first) {
    if (startsAsIes(lines)) photometry = readIes(lines, note);
    else if (startsAsEulumdat(lines)) photometry = readEulumdat(lines, note);
  }
  if (note.first) return { ok: false, problem: note.first };
  if (photometry) return { ok: true, photometry };
  return { ok: false, problem: { code: 'file-unrecognised', line: null, values: {} } };
}
