import { operations, type DocumentList, type ProjectDocuments, type QueryOf } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { offeredDocuments, textIn, type OfferedDocument, type LanguageCode } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { answer, notFound, type Answer } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import { visitor, type Viewer } from '../../viewer';
import { viewOf, type View } from '../catalogue';
import type { DocumentSubject } from '../document';
import { documentsOf } from './documents-of';
import { subjectFor } from './subject-for';
import { problemOf } from './problem-of';
import { productsOfProject } from './project-products';

type Listed = DocumentList['documents'][number];

const presentOffer = ({
  type,
  subType,
  formats,
  isEnabled,
  isChecked,
  problem,
}: OfferedDocument): Listed => ({
  ...{ type, subType, formats: [...formats], isEnabled, isChecked },
  problem: problem && problemOf(problem),
});

/** The documents that a product can have (spec C7, docs-web); the disabled ones with why. */
export async function listDocuments(
  ctx: AppContext,
  { viewer, language }: { readonly viewer: Viewer | null; readonly language: LanguageCode },
  query: QueryOf<(typeof operations)['listDocuments']>,
): Promise<Answer<DocumentList>> {
  const found = await subjectFor(ctx, viewer, query);
  if (!found.ok) return found;
  const { subject } = found;
  const catalogId = found.catalogId ?? query.catalogId ?? query.catalog;
  const view = viewOf(ctx, {
    viewer,
    language,
    query: catalogId === undefined ? {} : { catalogId },
  });
  const context = { ctx, viewer: viewer ?? visitor(view.catalogId, language), view };
  const listed = await documentsOf(ctx).list(context, subject);
  if (!listed.ok) return listed;
  const model = 'model' in subject ? view.catalogue.models.get(subject.model) : undefined;
  // A family or a collection that is named must be that of the model (CAT-03).
  const { family, subfamily } = query;
  if (model && family !== undefined && String(model.familyId) !== family) return notFound();
  if (model && subfamily !== undefined && String(model.subFamily.id) !== subfamily) return notFound();
  const wanted = query.files ?? query['files[]'];
  const reference = Object.values(subject).join('');
  return answer({
    name: view.catalogue.models.get(reference.slice(0, 4))?.name ?? reference,
    reference,
    productType: 'creationCode' in subject ? 'CREATION' : 'REGULAR',
    documents: listed.documents
      .filter(({ subType }) => !wanted || wanted.includes(subType))
      .map(presentOffer),
    makers: makersOf(view, subject),
  });
}

/** The maker's own PDFs of a luminaire; the first manual is had in the place of the one that is made. */
function makersOf(
  { catalogue, catalogId, language }: View,
  subject: DocumentSubject,
): DocumentList['makers'] {
  const named = 'model' in subject ? subject.model : 'reference' in subject ? subject.reference : '';
  const model = catalogue.models.get(named.slice(0, 4));
  const own = model ? catalogue.makersDocuments(model, catalogId, language) : [];
  const manual = own.find(({ kind }) => kind === 'manual');
  return own
    .filter((each) => each !== manual)
    .map(({ kind, title, languages, pages, bytes, hash }) => ({
      ...{ kind, title: textIn(title, language), languages: languages ? [...languages] : null, pages, bytes },
      url: addressOf(operations.getMakersDocument.path, { params: { file: `${hash}.pdf` } }),
    }));
}

/** The documents that the products of a project can have, each product once. */
export async function listProjectDocuments(
  ctx: AppContext,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<ProjectDocuments>> {
  const found = await productsOfProject(ctx, viewer, projectId);
  if (!found.ok) return found;
  const seesPrices = viewer.can('price.view');
  const products = await mapInSlices(
    found.products,
    ({ product, name, model, quantity, products: lines, marks }) => ({
      ...{ name, model, quantity, products: [...lines], marks: [...marks] },
      reference: product.name,
      productType: product.productType,
      documents: offeredDocuments(product, seesPrices).map(presentOffer),
    }),
  );
  return answer({ products });
}
