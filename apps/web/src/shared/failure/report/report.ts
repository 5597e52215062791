import type { ApiFailure } from '../../api/failure';
import type { FrameMessage } from '@lucerna/contract';
import type { Report, Target } from './send-report';

type Reported = Pick<ApiFailure, 'status' | 'code' | 'description' | 'isUnexpected' | 'address'>;
type FrameFailure = Extract<FrameMessage, { type: 'failure' }>;

/** No more than this many wait. */
const most = 30;
/** What happened before the settings said where to. */
let waiting: Report[] | null = [];
let target: Target = null;

/** Begins to tell failures where the settings say; with nowhere to, nothing is kept, and no more code is read. */
export function reportTo(where: Target): void {
  const before = waiting ?? [];
  waiting = null;
  target = where;
  for (const each of before) tell(each);
}

function tell(report: Report): void {
  if (waiting) {
    if (waiting.length < most) waiting.push(report);
    return;
  }
  if (!target) return;
  const where = target;
  // A report that cannot be sent is lost: reporting must never be a failure of its own.
  void import('./send-report').then(({ sendOnce }) => sendOnce(where, report)).catch(() => undefined);
}

/**
 * Tells a failed call (ERR-01): which, where, and how it failed. A 401 is the ordinary end of a session or a wrong
 * password, unless the session had just been renewed.
 */
export function reportFailure(
  action: string,
  { status, code, address, description = '', isUnexpected = false }: Reported,
): void {
  const isOurs = typeof status === 'number' && status >= 500;
  tell({
    level: isOurs ? 'error' : status === 401 && !isUnexpected ? 'info' : 'warning',
    message: `${action} failed: ${status} ${code}`,
    tags: { action, status: String(status), code, description },
    address,
  });
}

/** Tells a failed call of the embedded sign-in. */
export function reportFrameFailure({ action, status, code, path = '', isUnexpected }: FrameFailure): void {
  if (status === 'text') return reportText(code);
  reportFailure(`auth.${action}`, { status, code, address: path, isUnexpected });
}

/** Tells of a text that was shown without an argument that it needs. */
export function reportText(key: string): void {
  tell({ level: 'error', message: `${key} lacks an argument`, tags: { kind: 'text', key } });
}

/** Tells what was thrown and caught by nobody, and what was given to `reportError`. */
export function watchThrown(): void {
  window.addEventListener('error', ({ error, message }) => {
    tell({ level: 'error', error: error as unknown, message, tags: { kind: 'thrown' } });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell({ level: 'error', error: reason as unknown, message: 'rejected', tags: { kind: 'rejected' } });
  });
}
