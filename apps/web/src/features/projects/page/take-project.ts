import type { Project, ProjectDelta } from '@lucerna/contract';
import { applyDelta, isDelta } from '@lucerna/contract/apply-delta';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { api } from '../../../shared/api';
import type { Dispatch, State } from '../../../shared/store/store';

/**
 * Takes what a call answered of a project, whole or what changed of it, over into the project that the browser has. Answers the
 * project as it is then; null where the changes go on from another version, or from what other terms made of it, so that it must be
 * read again. Lines that did not change stay the same objects, so that of two thousand rows only the changed ones are drawn again.
 */
export const takeProject =
  (answer: Project | ProjectDelta) =>
  (dispatch: Dispatch, getState: () => State): Project | null => {
    const call = { params: { id: answer.id } };
    const known = api.endpoints.getProject.select(call)(getState()).data;
    const project = merged(known, answer);
    if (project && project !== known) {
      dispatch(api.util.updateQueryData('getProject', call, () => project));
    }
    return project;
  };

function merged(known: Project | undefined, answer: Project | ProjectDelta): Project | null {
  const isSame = known?.terms === answer.terms;
  if (known && (known.version > answer.version || (isSame && known.version === answer.version))) return known;
  if (!isDelta(answer)) return known ? copyWithStructuralSharing(known, answer) : answer;
  return isSame && known?.version === answer.since ? applyDelta(known, answer) : null;
}
