import { changeAreas, changeTargets, type ChangeArea, type ChangeTarget } from '@lucerna/contract';
import { useSearchParams } from 'react-router';

const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What of the log is asked for. */
export interface ChangesAsked {
  readonly area?: ChangeArea;
  /** An e-mail. */
  readonly who?: string;
  /** How the number, code or name of a subject begins. */
  readonly subject?: string;
  /** What the subject is. */
  readonly target?: ChangeTarget;
  readonly project?: string;
  /** First and last day, `YYYY-MM-DD`, of UTC. */
  readonly from?: string;
  readonly to?: string;
  /** The entry behind which the page begins; the newest ones without. */
  readonly before?: number;
}

function read(address: URLSearchParams): ChangesAsked {
  const matching = (name: string, pattern: RegExp) => {
    const text = address.get(name) ?? '';
    return pattern.test(text) ? text : undefined;
  };
  const before = Number(address.get('before'));
  return {
    area: changeAreas.find((each) => each === address.get('area')),
    who: matching('who', email),
    subject: address.get('subject')?.slice(0, 100) || undefined,
    target: changeTargets.find((each) => each === address.get('target')),
    project: matching('project', uuid),
    from: matching('from', day),
    to: matching('to', day),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  };
}

/** The part of the log that the page's address asks for, and how to ask for another, which begins with its newest entries. */
export function useChangesAsked() {
  const [address, setAddress] = useSearchParams();
  const asked = read(address);
  return {
    asked,
    ask: (part: Partial<ChangesAsked>) => {
      const next = Object.entries({ ...asked, before: undefined, ...part });
      setAddress(
        new URLSearchParams(next.flatMap(([name, value]) => (value ? [[name, String(value)]] : []))),
        // Back leads from older entries to newer ones, and not through what was typed.
        { replace: part.before === undefined },
      );
    },
  };
}
