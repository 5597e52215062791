import type { Operations } from '@lucerna/contract';
import { Readable } from 'node:stream';
import type { Frame } from '../../frame';
import type { Handler } from '../../http/serve';
import { writeTemplate } from '../catalogue';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The schemas of the feed make it, and they are the program's: it is made once. */
let template: Promise<Uint8Array> | undefined;

/** The workbook that whoever has no feed yet fills in. */
export const sendTemplate =
  (frame: Frame): Handler<Operations['getCatalogueTemplate']> =>
  async () => {
    template ??= writeTemplate();
    const bytes = await template;
    const name = `${frame.catalogue.current().brandName} template.xlsx`;
    return { ok: true, file: { body: Readable.from([bytes]), type, name, size: bytes.length } };
  };
