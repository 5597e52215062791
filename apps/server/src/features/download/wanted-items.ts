import type { WantedDocument } from '@lucerna/contract';
import { documentKinds, offeredDocuments, subTypesOf } from '@lucerna/engine';
import type { DocumentSubType, OfferedDocument } from '@lucerna/engine';
import type { StoredSubject } from '../../database/tables/download';
import { no } from '../../http/answer';
import type { Refusal } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import type { Documents, DocumentContext } from '../document';
import type { ProjectProducts } from './project-products';
import { subjectFor } from './subject-for';

/** A document to make. */
export interface DownloadItem {
  readonly subject: StoredSubject;
  readonly subType: DocumentSubType;
  readonly format: string;
  /** The project that the creation of its code was found in. */
  readonly projectId: string | null;
  /** What its product is called. */
  readonly name: string;
}

interface Named {
  readonly subject: StoredSubject;
  readonly projectId: string | null;
  readonly name: string;
  /** What it can have; asked for where only a type was named. */
  readonly offered: () => Promise<readonly OfferedDocument[]>;
}

interface Found {
  readonly ok: true;
  readonly items: readonly DownloadItem[];
}

/** The text by which two subjects are the same. */
const subjectKey = (subject: StoredSubject): string => JSON.stringify(subject);

/**
 * The documents that are wanted, each once: of a type without a subtype all that the product has. A document that is named is
 * there, whether the product has it or not: it fails in words. Refuses a product that is not in the project (`notFound`), and a creation of a project
 * that the viewer may not download, or of another catalogue (`compositionElsewhere`).
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
  /** Projects of creations, by their code. */
  const foundIn = new Map<string, string>();

  function named({ productId, creationCode, reference, model }: WantedDocument['params']): Named | null {
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
    const subject: StoredSubject | null =
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
    wanted.flatMap(({ params: { productId, creationCode } }) =>
      productId === undefined && creationCode !== undefined ? [creationCode] : [],
    ),
  );
  for (const creationCode of codes) {
    const allowed = await subjectFor(context.frame, context.viewer, { creationCode });
    if (!allowed.ok) return allowed;
    if (allowed.catalogId !== undefined && allowed.catalogId !== context.view.catalogId)
      return no({ code: 'compositionElsewhere', data: { code: creationCode } });
    if (allowed.projectId !== undefined) foundIn.set(creationCode, allowed.projectId);
  }
  for (const { type, subType, format, params } of wanted) {
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
    for (const each of subTypes) {
      const { formats } = documentKinds[each];
      // Of one document a format that it does not have fails in words; of a type it is that of those that have it.
      const isMeant = format !== undefined && (subType !== undefined || formats.includes(format));
      const chosen = isMeant ? format : formats[0];
      const key = `${subjectKey(of.subject)} ${each} ${chosen}`;
      if (!items.has(key))
        items.set(key, {
          ...{ subject: of.subject, projectId: of.projectId, name: of.name },
          ...{ subType: each, format: chosen },
        });
    }
    const wait = slice();
    if (wait) await wait;
  }
  return { ok: true, items: [...items.values()] };
}
