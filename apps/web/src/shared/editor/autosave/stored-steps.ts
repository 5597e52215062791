import type { EarlierStep, EarlierSteps, Steps } from '../store/editor';

/**
 * Steps as the browser keeps them: each names the texts of its fields by their place in the pool, so that what the steps
 * share, such as a floor plan, is kept once.
 */
export interface StoredSteps {
  readonly pool: readonly string[];
  readonly past: readonly StoredStep[];
  readonly future: readonly StoredStep[];
}

type StoredStep = Readonly<Record<string, number>>;
type StepTexts = Readonly<Record<string, string>>;

/** At most so many steps each way and so many characters of texts are kept; what is nearest to the value stays. */
export const storedStepsLimits = { steps: 200, characters: 1_000_000 } as const;

/** The whole of a value that has no fields. */
const whole = '';

const isFields = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

function textsOf(stored: unknown): StepTexts {
  if (!isFields(stored)) return { [whole]: JSON.stringify(stored) ?? 'null' };
  const texts = Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

function storedOf(texts: StepTexts): unknown {
  const fields = Object.entries(texts).map(([name, text]) => [name, JSON.parse(text) as unknown] as const);
  return whole in texts ? fields[0]?.[1] : Object.fromEntries(fields);
}

/** Writes and reads the steps of one editor. The text of a step is made once. */
export function createStepStore<T>(store: (value: T) => unknown, rebuild: (stored: unknown) => T | null) {
  const known = new WeakMap<object, StepTexts>();

  function textsOfValue(value: T): StepTexts {
    if (typeof value !== 'object' || value === null) return textsOf(store(value));
    const before = known.get(value);
    if (before) return before;
    const texts = textsOf(store(value));
    known.set(value, texts);
    return texts;
  }

  function write({ past, future, earlier }: Steps<T>): StoredSteps {
    const pool: string[] = [];
    const places = new Map<string, number>();
    let characters = 0;
    /** The steps from the nearest to the farthest, as far as there is room. */
    function pack(steps: Iterable<() => StepTexts>): StoredStep[] {
      const packed: StoredStep[] = [];
      for (const read of steps) {
        if (packed.length === storedStepsLimits.steps) break;
        const texts = Object.entries(read());
        const added = new Set(texts.map(([, text]) => text).filter((text) => !places.has(text)));
        for (const text of added) characters += text.length;
        if (characters > storedStepsLimits.characters) break;
        for (const text of added) places.set(text, pool.push(text) - 1);
        packed.push(Object.fromEntries(texts.map(([name, text]) => [name, places.get(text)!])));
      }
      return packed;
    }
    const ofValue = (value: T) => () => textsOfValue(value);
    const ofEarlier = (step: EarlierStep<T>) => () => known.get(step) ?? {};
    const backwards = [...past.map(ofValue).reverse(), ...earlier.past.map(ofEarlier).reverse()];
    const forwards = [...future.map(ofValue), ...earlier.future.map(ofEarlier)];
    return { past: pack(backwards).reverse(), future: pack(forwards), pool };
  }

  function read({ pool, past, future }: StoredSteps): EarlierSteps<T> {
    const readStep = (stored: StoredStep): EarlierStep<T> => {
      const texts = Object.fromEntries(
        Object.entries(stored).map(([name, at]) => [name, pool[at] ?? 'null']),
      );
      const step = { read: () => rebuild(storedOf(texts)) };
      known.set(step, texts);
      return step;
    };
    return { past: past.map(readStep), future: future.map(readStep) };
  }

  return { write, read };
}
