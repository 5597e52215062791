import { projectFiles, stepsBefore } from '@lucerna/contract';
import type {
  DocumentSteps,
  ProjectFileKind,
  WantedDocument,
  WantedProductDocument,
  WantedProjectFile,
} from '@lucerna/contract';
import { documentKinds, offeredDocuments, subTypesOf } from '@lucerna/engine';
import type { DocumentSubType, OfferedDocument } from '@lucerna/engine';
import type { ProductSubject, StoredSubject } from '../../database/tables/download';
import { no, type Refusal } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import type { Documents, DocumentContext } from '../document';
import { countProjectFile } from './project-files';
import type { ProjectProducts } from './project-products';
import { subjectFor } from './subject-for';

/** A document to make. */
export interface DownloadItem {
  readonly subject: StoredSubject;
  readonly subType: DocumentSubType | ProjectFileKind;
  readonly format: string;
  /** The project that it is a file of, or that the creation of its code was found in. */
  readonly projectId: string | null;
  /** What its product is called. */
  readonly name: string;
  /** Of how many its first step is, where that is told. */
  readonly firstSteps: DocumentSteps | null;
}

interface Named {
  readonly subject: ProductSubject;
  readonly projectId: string | null;
  readonly name: string;
  /** What it can have; asked for where only a type was named. */
  readonly offered: () => Promise<readonly OfferedDocument[]>;
}

interface Found {
  readonly ok: true;
  readonly items: readonly DownloadItem[];
}

const isOfProject = (wanted: WantedDocument): wanted is WantedProjectFile => wanted.type === 'project';

const formatOf = ({ subType, format }: WantedProjectFile): string =>
  format ?? projectFiles[subType].formats[0];

/** The file of a whole project, as it is made. Refuses one that nothing can be made of. */
async function fileOfProject(
  { ctx, viewer, view }: DocumentContext,
  project: ProjectProducts | null,
  wanted: WantedProjectFile,
): Promise<{ readonly ok: true; readonly item: DownloadItem } | Refusal> {
  if (!project) return no({ code: 'notFound' });
  const { projectId, projectName: name, found } = project;
  const { language, units } = view;
  const { subType, params } = wanted;
  const context = { ctx, viewer, language, units, projectId };
  const counted = await countProjectFile(subType, context, found, wanted);
  if (!counted.ok) return counted;
  return {
    ok: true,
    item: {
      ...{ subject: { project: params }, subType, format: formatOf(wanted), projectId, name },
      firstSteps: stepsBefore(subType, counted.all),
    },
  };
}

/** The text by which two subjects are the same. */
const subjectKey = (subject: StoredSubject): string => JSON.stringify(subject);

/**
 * The documents that are wanted, each once: of a type without a subtype all that the product has. A document that is named is
 * there, whether the product has it or not: it fails in words. Refuses a product that is not in the project (`notFound`), a creation of a project
 * that the viewer may not download, or of another catalogue (`compositionElsewhere`), and two different files of the project of one kind and format
 * (`projectFileTwice`): each is counted over the whole project.
 */
export async function itemsOf(
  context: DocumentContext,
  documents: Documents,
  wanted: readonly WantedDocument[],
  project: ProjectProducts | null,
): Promise<Found | Refusal> {
  const slice = timeSlices();
  const ofLine = new Map(
    (project?.products ?? []).flatMap((each) => each.products.map((id) => [id, each] as const)),
  );
  const offers = new Map<string, Promise<readonly OfferedDocument[]>>();
  const items = new Map<string, DownloadItem>();
  /** What each file of the project holds, by kind and format. */
  const ofProject = new Map<string, string>();
  /** Projects of creations, by their code. */
  const foundIn = new Map<string, string>();

  function named({
    productId,
    creationCode,
    reference,
    model,
  }: WantedProductDocument['params']): Named | null {
    if (productId !== undefined) {
      const found = ofLine.get(productId);
      if (!found) return null;
      return {
        subject: found.subject,
        projectId: null,
        name: found.name,
        offered: () => Promise.resolve(offeredDocuments(found.product)),
      };
    }
    const subject: ProductSubject | null =
      creationCode !== undefined
        ? { creationCode }
        : reference !== undefined
          ? { reference: reference.replaceAll(/\s+/g, '').toUpperCase() }
          : model !== undefined
            ? { model }
            : null;
    if (!subject) return null;
    const { models } = context.view.catalogue;
    const known =
      'model' in subject ? subject.model : 'reference' in subject ? subject.reference.slice(0, 4) : '';
    const name = models.get(known)?.name ?? Object.values(subject).join('');
    const key = subjectKey(subject);
    return {
      subject,
      projectId: ('creationCode' in subject && foundIn.get(subject.creationCode)) || null,
      name,
      offered: () => {
        const offered =
          offers.get(key) ??
          documents.list(context, subject).then((found) => (found.ok ? found.documents : []));
        offers.set(key, offered);
        return offered;
      },
    };
  }

  const codes = new Set(
    wanted.flatMap((each) => {
      if (isOfProject(each)) return [];
      const { productId, creationCode } = each.params;
      return productId === undefined && creationCode !== undefined ? [creationCode] : [];
    }),
  );
  for (const creationCode of codes) {
    const allowed = await subjectFor(context.ctx, context.viewer, { creationCode });
    if (!allowed.ok) return allowed;
    if (allowed.catalogId !== undefined && allowed.catalogId !== context.view.catalogId)
      return no({ code: 'compositionElsewhere', data: { code: creationCode } });
    if (allowed.projectId !== undefined) foundIn.set(creationCode, allowed.projectId);
  }
  for (const each of wanted) {
    if (isOfProject(each)) {
      const key = `${each.subType} ${formatOf(each)}`;
      const wish = JSON.stringify(each.params);
      const known = ofProject.get(key);
      if (known === wish) continue;
      if (known !== undefined) return no({ code: 'projectFileTwice' });
      ofProject.set(key, wish);
      const made = await fileOfProject(context, project, each);
      if (!made.ok) return made;
      items.set(key, made.item);
      const wait = slice();
      if (wait) await wait;
      continue;
    }
    const { type, subType, format, params } = each;
    const of = named(params);
    if (!of) return no({ code: 'notFound' });
    const asked = subTypesOf(type);
    const subTypes =
      subType !== undefined
        ? [subType]
        : asked.length === 1
          ? asked
          : (await of.offered())
              .filter((each) => each.isEnabled && asked.includes(each.subType))
              .map((each) => each.subType);
    for (const kind of subTypes) {
      const { formats } = documentKinds[kind];
      // Of one document a format that it does not have fails in words; of a type it is that of those that have it.
      const isMeant = format !== undefined && (subType !== undefined || formats.includes(format));
      const chosen = isMeant ? format : formats[0];
      const key = `${subjectKey(of.subject)} ${kind} ${chosen}`;
      if (!items.has(key))
        items.set(key, {
          ...{ subject: of.subject, projectId: of.projectId, name: of.name },
          ...{ subType: kind, format: chosen, firstSteps: null },
        });
    }
    const wait = slice();
    if (wait) await wait;
  }
  return { ok: true, items: [...items.values()] };
}
