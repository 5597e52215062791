import type { GivenCreation, WantedComposition } from '@lucerna/contract';
import { drawnSystemNames, type CatalogId, type Configuration, type DrawnSystemName } from '@lucerna/engine';

/** A composition that pictures or sheets are made of. */
export interface Source {
  /** Equal for what is the same composition. */
  readonly id: string;
  readonly catalogId: CatalogId;
  readonly name: string;
  readonly collection: string;
  /** Its reference or creation code; null of one that has none yet. */
  readonly code: string | null;
  readonly creation: GivenCreation;
  /** What the server is asked for to make it. */
  readonly wanted: WantedComposition;
}

/** A luminaire as its picture shows it. */
interface PicturedLight {
  readonly model: string;
  readonly attributes: Configuration;
}

type Given = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null;

/** The luminaires of a stored creation in their order, of a room or of a drawing. */
export function lightsIn(creation: GivenCreation): readonly PicturedLight[] {
  const found: PicturedLight[] = [];
  const look = (value: unknown, shared: Given): void => {
    if (!isRecord(value)) return;
    const own = isRecord(value['attributes']) ? { ...shared, ...value['attributes'] } : shared;
    for (const [name, each] of Object.entries(value)) {
      if (!Array.isArray(each)) look(each, own);
      else if (name !== 'lights') each.forEach((one) => look(one, own));
      else for (const light of each.filter(isRecord)) found.push(lightOf(light, own));
    }
  };
  look(creation, {});
  return found;
}

/** The system of a stored drawing, which may hold rods alone; null of a room. */
export function systemIn({ drawing }: GivenCreation): DrawnSystemName | null {
  const system = isRecord(drawing) ? drawing['system'] : null;
  return drawnSystemNames.find((each) => each === system) ?? null;
}

function lightOf(light: Given, shared: Given): PicturedLight {
  const own = isRecord(light['attributes']) ? light['attributes'] : {};
  return { model: String(light['model']), attributes: { ...shared, ...own } };
}
