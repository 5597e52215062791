import type { Queryable } from '../../database/typed';
import type { Trouble } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findAccess } from '../project';

/** Why a viewer may download nothing of a project; null where it may, and of what no project has. */
export type DownloadRight = (projectId: string | null) => Promise<Trouble | null>;

/** The right of a viewer, asked once for each project: for one call, or one turn of the work on a download. */
export function downloadRight(db: Queryable, viewer: Viewer): DownloadRight {
  const known = new Map<string, Promise<Trouble | null>>();
  const ask = async (projectId: string): Promise<Trouble | null> => {
    const access = await findAccess(db, viewer, projectId);
    return access?.may.has('download') ? null : { code: access ? 'projectForbidden' : 'notFound' };
  };
  return async (projectId) => {
    if (!viewer.can('downloads.view')) return { code: 'forbidden' };
    if (projectId === null) return null;
    const asked = known.get(projectId) ?? ask(projectId);
    known.set(projectId, asked);
    return asked;
  };
}
