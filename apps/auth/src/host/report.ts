import type { FrameMessage } from '@lucerna/contract';
import type { Failure } from '../call/failure';
import type { Host } from './host';

type Report = Extract<FrameMessage, { type: 'failure' }>;

/** What failed before the page around was known, and how many failures one view tells at most. */
const most = 30;
let waiting: Report[] | null = [];
let tell: (report: Report) => void = () => undefined;
const told = new Set<string>();

/** What is no name of ours, such as a page of a proxy told instead, is not repeated. */
const nameOf = (text: string): string => (/^[\w.-]{1,60}$/.test(text) ? text : 'unexpected');

function report(found: Report): void {
  const kind = JSON.stringify(found);
  if (told.has(kind) || told.size >= most) return;
  told.add(kind);
  if (waiting) waiting.push(found);
  else tell(found);
}

/** Hands failures to the page around, which reports them where its own go. */
export function reportTo(host: Pick<Host, 'tell'>): void {
  tell = (found) => host.tell(found);
  for (const each of waiting ?? []) tell(each);
  waiting = null;
}

/** A failed call: its name, and its path as the table of calls writes it, with the names of its values. */
interface FailedCall {
  readonly action: string;
  readonly path: string;
}

/** Reports a failed call (ERR-01): which, where, and how it failed; no value, nobody. */
export function reportFailure(call: FailedCall, { status, code }: Failure, isUnexpected: boolean): void {
  report({ type: 'failure', ...call, status, code: nameOf(code), isUnexpected });
}

/** Reports a text that was shown without an argument that it needs. */
export function reportText(key: string): void {
  report({ type: 'failure', action: 'text', status: 'text', code: nameOf(key), isUnexpected: true });
}
