import { fillPath } from './params';
import { href } from './href';

/** Subfamilies with configurators of their own (C2). */
const families: Readonly<Record<number, 'plusminus' | 'sticks'>> = { 225: 'plusminus', 219: 'sticks' };

/** The types that follow the family; the catalogue writes one of them in two ways. */
const drawings: Readonly<Record<string, 'drawing' | 'nodrawing'>> = {
  drawing: 'drawing',
  nodrawing: 'nodrawing',
  'no-drawing': 'nodrawing',
};

/** The error that a type of no configurator sets (C2). */
export const noConfigurator = 'No configurator setted!';

export type RouteChoice =
  { readonly ok: true; readonly path: string } | { readonly ok: false; readonly error: string };

interface Asked {
  readonly type: string;
  readonly subFamilyId: number;
}

const familyError = (subFamilyId: number): RouteChoice => ({
  ok: false,
  error: `No configurator matches the subfamily ${subFamilyId}.`,
});

/** The way to configure a new product, inside a project where one is given (RTE-07). */
export function newConfiguratorRoute({
  type,
  subFamilyId,
  projectId,
  preconfigId,
}: Asked & { readonly projectId?: string; readonly preconfigId?: string }): RouteChoice {
  const base =
    projectId === undefined ? '/new-product' : fillPath('/project/:projectId/add-product', { projectId });
  const preconfig = preconfigId ? `?preconfigId=${encodeURIComponent(preconfigId)}` : '';
  if (type === 'crea') return { ok: true, path: `${base}/crea-configurator${preconfig}` };
  const drawing = drawings[type];
  if (!drawing) return { ok: false, error: noConfigurator };
  const family = families[subFamilyId];
  if (!family) return familyError(subFamilyId);
  const path = `${base}/${family}-${drawing}-configurator`;
  return { ok: true, path: drawing === 'drawing' ? path + preconfig : path };
}

interface ConfiguredProduct extends Asked {
  readonly projectId: string;
  readonly productId: string;
  readonly configId?: string;
  readonly familyId?: number;
  readonly catalogId: number;
}

/**
 * The way to validate a product. A composed one is validated in the compositor while the flag
 * validateComposingPendantsProduct is on; attributes, and whatever has no other way, by their attributes.
 */
export function validationRoute(product: ConfiguredProduct, canValidateComposed: boolean): RouteChoice {
  const { type, subFamilyId, projectId, productId } = product;
  if (type === 'compositor' && canValidateComposed) return { ok: true, path: compositorRoute(product) };
  if (type === 'crea')
    return { ok: true, path: href('productCrea', { projectId, productId, mode: 'validate' }) };
  const drawing = drawings[type];
  if (drawing) {
    const family = families[subFamilyId];
    if (!family) return familyError(subFamilyId);
    const base = fillPath('/project/:projectId/product/:productId', { projectId, productId });
    return { ok: true, path: `${base}/${family}-${drawing}-configurator/validate` };
  }
  return { ok: true, path: href('validateProduct', { projectId, productId }) };
}

function compositorRoute({ projectId, productId, configId, familyId, catalogId }: ConfiguredProduct): string {
  return href(
    'compositor',
    {},
    {
      projectId,
      configId,
      family: familyId?.toString(),
      catalog: String(catalogId),
      validating: 'true',
      productId,
    },
  );
}
