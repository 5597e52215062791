/** A problem of a refused call, with its data as a text takes it: lists as words with commas between. */
export interface RefusedProblem {
  readonly code: string;
  readonly data: Readonly<Record<string, string | number>>;
}

interface Refused {
  readonly code: string;
  readonly details?: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wordsOf(data: unknown): Record<string, string | number> {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(isRecord(data) ? data : {})) {
    if (Array.isArray(value)) words[name] = value.map(String).join(', ');
    else if (typeof value === 'string' || typeof value === 'number') words[name] = value;
  }
  return words;
}

/**
 * The problems of a refused call, at least one. `details` is the data of the one problem that there is, or a list of
 * `{code, message, data}` where there are more; wrong fields of a bad request are no problems.
 */
export function refusedProblems({ code, details }: Refused): readonly RefusedProblem[] {
  const all = (Array.isArray(details) ? details : []).flatMap((each: unknown) =>
    isRecord(each) && typeof each['code'] === 'string' && !('in' in each)
      ? [{ code: each['code'], data: wordsOf(each['data']) }]
      : [],
  );
  return all.length > 0 ? all : [{ code, data: wordsOf(details) }];
}
