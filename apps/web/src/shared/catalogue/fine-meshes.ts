import { operations } from 'virtual:operations';
import { addressOf } from '@lucerna/contract/address';
import { elementsOf, isArticleElement, type Creation, type ElementCatalogue } from '@lucerna/engine';
import { file, send } from '../api/send';

/** What was asked for in this visit: what cannot be read is shown by the triangles of its sheet. */
const asked = new Map<string, Promise<boolean>>();
const answered = new Set<string>();

async function read(name: string): Promise<boolean> {
  try {
    const { addFineMeshes } = await import('@lucerna/scene/stage');
    const address = addressOf(operations.getBodyMesh.path, { params: { file: name } });
    const sent = await send(address, { method: 'GET' }, undefined, file);
    return 'data' in sent && addFineMeshes(name, new Uint8Array(await sent.data.arrayBuffer()));
  } catch {
    return false;
  } finally {
    answered.add(name);
  }
}

/** Reads the finer triangles of all bodies of a room that came as GLB. Answers whether there is more to show than before. */
export async function readFineMeshes({ space }: Creation, elements: ElementCatalogue): Promise<boolean> {
  const models = new Set([...elementsOf(space)].filter(isArticleElement).map(({ model }) => model));
  const files = [...models].flatMap((model) => elements.model(model)?.sheet.body?.fine?.file ?? []);
  const open = files.filter((name) => !answered.has(name));
  const known = await Promise.all(
    open.map((name) => {
      const reading = asked.get(name) ?? read(name);
      asked.set(name, reading);
      return reading;
    }),
  );
  return known.includes(true);
}
