import { Readable } from 'node:stream';
import { sendFile, type Success } from './answer';
import { inSlices } from './time-slice';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

export type TableFormat = keyof typeof types;

/** A table that is written while others have their turns; its name gets the end of its format. */
export async function sendTable(
  stem: string,
  format: TableFormat,
  written: Generator<void, Uint8Array | string>,
): Promise<Success<never>> {
  const bytes = Buffer.from(await inSlices(written));
  const name = `${stem}.${format}`;
  return sendFile({ body: Readable.from([bytes]), type: types[format], name, size: bytes.length });
}
