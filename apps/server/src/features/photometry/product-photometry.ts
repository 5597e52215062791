import { measuredTemperature } from '@lucerna/engine';
import { photometryOfProduct, placeOf } from '@lucerna/photometry';
import type { LightPlace, LitProduct, Photometry } from '@lucerna/photometry';
import { no, type Refusal } from '../../http/answer';
import { productByReference, type Catalogue, type View } from '../catalogue';

type LightFiles = (catalogue: Catalogue, name: string) => Promise<Photometry | null>;

/** How a product shines, and where it may be. */
export interface ProductLight {
  readonly photometry: Photometry;
  readonly place: LightPlace;
}

type Found = ({ readonly ok: true; readonly name: string } & ProductLight) | Refusal;

/**
 * The light of a model, or of the product that a reference names, as its own file says it. Refuses a reference that
 * cannot be read or built, and a model that the feed gives no light file.
 */
export async function photometryOf(view: View, files: LightFiles, asked: string): Promise<Found> {
  const found = view.catalogue.models.has(asked) ? modelAsked(view, asked) : productAsked(view, asked);
  if (!found.ok) return found;
  const { product } = found;
  const missing = no({ code: 'photometryMissing', data: { reference: product.reference } });
  const data = view.catalogue.models.get(found.model)?.technicalData;
  const name = data?.photometry;
  const measured = name ? await files(view.catalogue, name) : null;
  const photometry = measured && photometryOfProduct(measured, product);
  if (!photometry) return missing;
  const place = placeOf(data?.ip);
  return { ok: true, name: product.reference.replaceAll(/[^\w-]/g, '-'), photometry, place };
}

type Asked = { readonly ok: true; readonly model: string; readonly product: LitProduct } | Refusal;

/** The model as it was measured, before anything is chosen. */
function modelAsked({ catalogue, catalogId }: View, asked: string): Asked {
  const { name, technicalData: data } = catalogue.models.get(asked)!;
  if (!catalogue.article(catalogId, asked)) return no({ code: 'notFound' });
  const { lumens = 0, watts = 0, cri = null } = data;
  const code = measuredTemperature(data);
  const temperature = code === undefined ? null : kelvinOf(catalogue, catalogId, asked, code);
  const manufacturer = catalogue.brandName;
  return {
    ok: true,
    model: asked,
    product: { manufacturer, reference: asked, name, lumens, watts, temperature, cri },
  };
}

function productAsked({ catalogue, ...view }: View, asked: string): Asked {
  const product = productByReference({ ...view, catalogue }, asked);
  if (!product.ok) return product;
  const { model, article, found } = product;
  if (!found.allowed) return no(...found.problems);
  const { reference, lumens, watts, configuration } = found;
  const temperature = kelvinOf(catalogue, article.catalog, model.model, configuration.temperature ?? '');
  const cri = model.technicalData.cri ?? null;
  const manufacturer = catalogue.brandName;
  return {
    ok: true,
    model: model.model,
    product: { manufacturer, reference, name: model.name, lumens, watts, temperature, cri },
  };
}

function kelvinOf(
  catalogue: Catalogue,
  catalogId: View['catalogId'],
  model: string,
  code: string,
): number | null {
  const value = catalogue
    .variations(catalogId, model)
    .find(({ type, modifier }) => type === 'temperature' && modifier === code)?.value;
  return typeof value === 'number' ? value : null;
}
