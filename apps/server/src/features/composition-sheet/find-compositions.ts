import { creationCode, type Operations, type ResponseOf } from '@lucerna/contract';
import type { Problem } from '@lucerna/engine';
import { answer, type Answer } from '../../http/answer';
import { composition } from './composition';
import type { Reader } from './stored-composition';
import { parseJson } from '../../database/json-text';

type Told = ResponseOf<Operations['findCompositions']>;

async function read(reader: Reader, text: string): Promise<Told['compositions'][number]> {
  const code = text.replaceAll(/\s+/g, '').toUpperCase();
  const wanted = creationCode.safeParse(code).success ? { creationCode: code } : { reference: text };
  const found = await composition(reader, wanted);
  if (!found.ok) {
    const [first = { code: 'notFound' as const }] = found.problems;
    // What looks like neither says so in one sentence; the field of a reference that is missing says less.
    const isText = first.code === 'reference-invalid';
    const told = isText ? { code: 'compositionUnknown', data: { code: text } } : first;
    const data = 'data' in told && told.data ? { data: plain(told.data) } : {};
    return { text, found: null, problem: { code: told.code, ...data } };
  }
  const { name, collection, bill, stored } = found.value;
  const isCreation = bill.type === 'CREATION';
  const creation = parseJson(stored);
  return {
    text,
    found: { name, collection, code: found.value.code ?? code, isCreation, creation },
    problem: null,
  };
}

/** The answer's own lists are mutable by type. */
const plain = (data: NonNullable<Problem['data']>) => ({ ...data });

/** Reads pasted texts one after another: the thread answers others between two of them. */
export async function findCompositions(reader: Reader, texts: readonly string[]): Promise<Answer<Told>> {
  const compositions: Told['compositions'] = [];
  for (const text of texts) {
    compositions.push(await read(reader, text));
    await new Promise(setImmediate);
  }
  return answer({ compositions });
}
