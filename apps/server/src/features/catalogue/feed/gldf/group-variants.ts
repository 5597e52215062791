import { parseReference, type Localized } from '@lucerna/engine';
import type { ReadGldf } from './read-gldf';

/** A finish or a light of a model, by the code that it has in references. */
interface Value<Of> {
  readonly code: string;
  readonly of: Of;
}

/** The variants of a GLDF that are one model. */
export interface VariantGroup {
  readonly first: ReadGldf;
  readonly all: readonly ReadGldf[];
  readonly finishes: readonly Value<Localized | null>[];
  readonly lights: readonly Value<Pick<ReadGldf, 'kelvin' | 'lumens'>>[];
}

/** What no two variants of a model differ in. */
function bodyKey(variant: ReadGldf): string {
  const { kind, pendantLength, size, simpleSize, watts, cri, energyClass, ip, protectionClass } = variant;
  const { distribution, geometries } = variant;
  const drawn = geometries.map(({ name }) => name);
  return JSON.stringify([
    ...[kind, pendantLength, size, simpleSize, watts, cri, energyClass, ip, protectionClass, distribution],
    drawn,
  ]);
}

const finishKey = ({ finish }: ReadGldf): string => finish?.en ?? '';
const lightKey = ({ kelvin }: ReadGldf): string => String(kelvin);

/** The number of finishes that two signs, and of lights that one sign can name. */
const most = { finishes: 100, lights: 36 } as const;

function grouped(variants: readonly ReadGldf[], keyOf: (variant: ReadGldf) => string): ReadGldf[][] {
  const groups = new Map<string, ReadGldf[]>();
  for (const variant of variants) {
    const key = keyOf(variant);
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  return [...groups.values()];
}

/** Whether variants come in each of their finishes with each of their lights, once. */
function areWhole(variants: readonly ReadGldf[]): boolean {
  const finishes = grouped(variants, finishKey).length;
  const lights = grouped(variants, lightKey).length;
  const pairs = new Set(variants.map((each) => `${lightKey(each)} ${finishKey(each)}`));
  return (
    variants.length === finishes * lights &&
    pairs.size === variants.length &&
    finishes <= most.finishes &&
    lights <= most.lights
  );
}

/** The codes of values as the references of their variants have them, where each has its own; else by their order. */
function codesOf(
  values: readonly ReadGldf[],
  part: 'finish' | 'temperature',
  numbered: (at: number) => string,
): string[] {
  const codes = values.flatMap(({ numbers }) => {
    const named = numbers.map((each) => parseReference(each)).find(({ ok }) => ok);
    const code = named?.ok ? named.value[part] : undefined;
    return code === undefined ? [] : [code];
  });
  return codes.length === values.length && new Set(codes).size === codes.length
    ? codes
    : values.map((_, at) => numbered(at));
}

function groupOf(all: readonly ReadGldf[]): VariantGroup {
  const finishes = grouped(all, finishKey).flatMap(([first]) => first ?? []);
  const lights = grouped(all, lightKey).flatMap(([first]) => first ?? []);
  const colors = codesOf(finishes, 'finish', (at) => String(at).padStart(2, '0'));
  const temperatures = codesOf(lights, 'temperature', (at) => at.toString(36).toUpperCase());
  return {
    first: all[0]!,
    all,
    finishes: finishes.map(({ finish }, at) => ({ code: colors[at]!, of: finish })),
    lights: lights.map(({ kelvin, lumens }, at) => ({ code: temperatures[at]!, of: { kelvin, lumens } })),
  };
}

/**
 * The models that the variants of a GLDF are: one of those that differ in finish and colour of light alone and come in each finish
 * with each light, and one of every other.
 */
export function groupVariants(variants: readonly ReadGldf[]): readonly VariantGroup[] {
  return grouped(variants, bodyKey)
    .flatMap((group) => (areWhole(group) ? [group] : group.map((each) => [each])))
    .map(groupOf);
}
