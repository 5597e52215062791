import type { Operations, ResponseOf } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import type { Photometry } from '@lucerna/photometry';
import { answer, notFound, type Answer, type Refusal } from '../../../http/answer';
import { timeSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import type { WorkSteps } from '../../../jobs/work-steps';
import { viewOf, type openLightFiles, type View } from '../../catalogue';
import { photometryOf, writeLightFile } from '../../photometry';
import { refused } from '../access';
import type { StoredLine } from '../line/line';
import type { Projects } from '../read-project';
import type { StoredProject } from '../store';
import { luminairesOf, type LineLuminaire } from './luminaires-of';

/** A luminaire with its light of today's catalogue; null where there is none. */
export interface ReadLuminaire {
  readonly luminaire: LineLuminaire;
  readonly light: { readonly name: string; readonly photometry: Photometry } | null;
}

export interface ProjectLight {
  readonly ok: true;
  readonly project: Pick<StoredProject, 'name' | 'catalogId'>;
  /** One after another, with time for others in between; read again at each call. */
  readonly read: (steps?: WorkSteps) => AsyncGenerator<ReadLuminaire>;
}

type FilesOf = ReturnType<typeof openLightFiles>;

/** The light of what a project has, for a viewer who may download it. Refuses one who may not, or not read it. */
export async function lightOfProject(
  { ctx, cache }: Projects,
  files: FilesOf,
  viewer: Viewer,
  projectId: string,
  language: LanguageCode,
): Promise<ProjectLight | Refusal> {
  const found = await cache.find(projectId, viewer);
  if (!found) return notFound();
  if (!found.access.may.has('download')) return refused(found.access);
  const { project } = found;
  const view = viewOf(ctx, { viewer, language, query: { catalogId: project.catalogId } });
  return lightOf(view, files, project);
}

/** The light of what a project has, for a viewer who may download it. */
export function lightOf(
  view: View,
  files: FilesOf,
  project: ProjectLight['project'] & { readonly lines: readonly StoredLine[] },
): ProjectLight {
  async function* read(steps?: WorkSteps): AsyncGenerator<ReadLuminaire> {
    const slice = timeSlices();
    const luminaires = await luminairesOf(view.catalogue, project.lines);
    for (const [done, luminaire] of luminaires.entries()) {
      steps?.signal.throwIfAborted();
      steps?.tell('light', done, luminaires.length);
      const light = await photometryOf(view, files, luminaire.reference);
      yield { luminaire, light: light.ok ? light : null };
      const wait = slice();
      if (wait) await wait;
    }
    steps?.tell('light', luminaires.length, luminaires.length);
  }
  return { ok: true, project, read };
}

/** What there is to download, and how much: the size is that of the files themselves. */
export async function listLightFiles(
  ...asked: Parameters<typeof lightOfProject>
): Promise<Answer<ResponseOf<Operations['listProjectPhotometry']>>> {
  const found = await lightOfProject(...asked);
  if (!found.ok) return found;
  const luminaires: ResponseOf<Operations['listProjectPhotometry']>['luminaires'] = [];
  for await (const { luminaire, light } of found.read()) {
    const { reference, name, quantity, products } = luminaire;
    const bytes = light && {
      ies: writeLightFile(light.photometry, 'ies').length,
      ldt: writeLightFile(light.photometry, 'ldt').length,
    };
    luminaires.push({ reference, name, quantity, products: [...products], bytes });
  }
  return answer({ luminaires });
}
