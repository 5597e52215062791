import type { JudgedRow } from '@lucerna/contract';
import { useRef, useState } from 'react';
import { api, failureOf, type ApiFailure } from '../../../shared/api';
import type { ListRow } from './columns';

/** Rows asked about at a time, so that one sees how far it is. */
const rowsAtOnce = 250;

interface Judging {
  readonly done: number;
  readonly count: number;
}

/** Has rows judged by the server, some after the other. */
export function useJudge(projectId: string) {
  const [check] = api.useCheckScheduleMutation();
  const [judging, setJudging] = useState<Judging | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isStopped = useRef(false);

  async function judge(rows: readonly ListRow[]): Promise<readonly JudgedRow[] | null> {
    isStopped.current = false;
    setFailure(null);
    const judged: JudgedRow[] = [];
    try {
      while (judged.length < rows.length) {
        setJudging({ done: judged.length, count: rows.length });
        const some = rows
          .slice(judged.length, judged.length + rowsAtOnce)
          .map(({ at: _at, number: _number, ...row }) => row);
        const answer = await check({
          params: { id: projectId },
          body: { rows: some },
          isSilent: true,
        }).unwrap();
        if (isStopped.current) return null;
        judged.push(...answer.rows);
      }
      return judged;
    } catch (error) {
      const found = failureOf(error);
      if (!found) throw error;
      setFailure(found);
      return null;
    } finally {
      setJudging(null);
    }
  }

  return { judge, judging, failure, stop: () => (isStopped.current = true) };
}
