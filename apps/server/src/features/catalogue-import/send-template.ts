import type { Operations } from '@lucerna/contract';
import { Readable } from 'node:stream';
import type { AppContext } from '../../app-context';
import type { Handler } from '../../http/serve';
import { workerProcess } from '../../jobs/worker-process';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const limits = { limitMs: 60_000, maxMb: 400, nice: 5 };
const worker = workerProcess<'template', Uint8Array>(import.meta.url, 'template', limits);

/** The schemas of the feed make it, and they are the program's: it is made once, or again after it could not be. */
let template: Promise<Uint8Array> | undefined;

async function make(): Promise<Uint8Array> {
  try {
    return await worker.ask('template');
  } catch (cause) {
    template = undefined;
    throw cause;
  }
}

/** The workbook that whoever has no feed yet fills in. */
export const sendTemplate =
  (ctx: AppContext): Handler<Operations['getCatalogueTemplate']> =>
  async () => {
    template ??= make();
    const bytes = await template;
    const name = `${ctx.catalogue.current().brandName} template.xlsx`;
    return { ok: true, file: { body: Readable.from([bytes]), type, name, size: bytes.length } };
  };
