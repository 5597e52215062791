import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../../app-context';
import { readPhotograph } from '../catalogue';
import type { ShownPictures, PicturesToDraw } from './shown-pictures';

/** Printed 19 mm wide, at 300 dots an inch. */
const photographWidth = 225;

/** Finds what the catalogue of the day has for the pictures of a document; photographs become files in a folder. */
export async function showPictures(
  ctx: Pick<AppContext, 'catalogue' | 'storage'>,
  { looks, models }: PicturesToDraw,
  folder: string,
): Promise<ShownPictures> {
  const catalogue = ctx.catalogue.current();
  const photographs: Record<string, string> = {};
  for (const [at, { key, model, ...wanted }] of looks.entries()) {
    const webp = await readPhotograph(ctx, model, wanted, photographWidth);
    if (!webp) continue;
    photographs[key] = path.join(folder, `${at}.webp`);
    await writeFile(photographs[key], webp, { flag: 'wx', mode: 0o600 });
  }
  const bodies = models.flatMap((model) => {
    const body = catalogue.body(model);
    return body ? [[model, body] as const] : [];
  });
  const finishes = models.length > 0 ? [...catalogue.finishes.values()] : [];
  return { photographs, bodies: Object.fromEntries(bodies), finishes };
}
