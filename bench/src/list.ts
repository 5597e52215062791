import { startMeasured, withDatabase } from './measured';
import type { Report } from './report';
import { signIn } from './sign-in';

const count = 2000;
const rowsAtOnce = 250;

interface Judged {
  readonly rows: readonly {
    readonly quantity: number;
    readonly product: { readonly reference: string } | null;
    readonly nearest: { readonly reference: string } | null;
  }[];
}

/** Finishes, temperatures and controls of a model in turn: many different references, most of which cannot be had. */
const models = ['2010', '2011', '2012', '2050', '2100', '2140', '2250', '2300', '2340', '2440'];
const referenceOf = (at: number): string => {
  const model = models[at % models.length]!;
  const values = `${1 + (at % 2)}0/${1 + (at % 4)}${'ZAB'[at % 3]}_10`;
  return at % 15 === 0
    ? `${model}${values}`
    : `${model}${values}_${String(100 + (at % 200)).padStart(3, '0')}`;
};

/** Judges 2,000 rows as the page does, one in fifteen of them wrong, takes every proposal, and writes the rows at once. */
export function run(report: Report): Promise<void> {
  return withDatabase(async (home, databaseUrl) => {
    const server = await startMeasured(home, databaseUrl);
    try {
      const headers = { cookie: await signIn(server.url), 'content-type': 'application/json' };
      const post = async <Answer>(path: string, body: object): Promise<Answer> => {
        const answer = await fetch(server.url + path, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
        return (await answer.json()) as Answer;
      };
      const { id } = await post<{ id: string }>('/api/v1/projects', { name: 'List' });
      const address = `/api/v1/projects/${id}/schedule`;
      const judge = async (references: readonly string[]) => {
        const judged: Judged['rows'][number][] = [];
        for (let at = 0; at < count; at += rowsAtOnce) {
          const rows = references
            .slice(at, at + rowsAtOnce)
            .map((reference, nth) => ({ reference, quantity: String(1 + (nth % 9)), mark: `A${at + nth}` }));
          judged.push(...(await post<Judged>(`${address}/check`, { rows })).rows);
        }
        return judged;
      };
      // What is proposed for made up references is right; of each fifteen one loses its end again.
      const proposed = await judge(Array.from({ length: count }, (_, at) => referenceOf(at)));
      const references = proposed.map(({ product, nearest }, at) => {
        const { reference } = (product ?? nearest)!;
        return at % 15 === 0 ? reference.slice(0, 9) : reference;
      });
      const judging = await server.during(() => judge(references));
      const rows = judging.value.flatMap(({ quantity, product, nearest }, at) => {
        const reference = (product ?? nearest)?.reference;
        return reference ? [{ reference, quantity, mark: `A${at}` }] : [];
      });
      const writing = await server.during(() => post<object>(address, { rows }));
      report.figure(
        'rows that are right as they are',
        judging.value.filter(({ product }) => product).length,
        'rows',
      );
      report.figure('rows written', rows.length, 'rows');
      report.figure('2,000 rows judged', judging.milliseconds, 'ms');
      report.figure('2,000 rows written', writing.milliseconds, 'ms');
      report.figure('2,000 rows judged and written', judging.milliseconds + writing.milliseconds, 'ms');
      report.figure('event loop held while judging', judging.longestHoldMs, 'ms');
      report.figure('event loop held while writing', writing.longestHoldMs, 'ms');
    } finally {
      await server.stop();
    }
  });
}
