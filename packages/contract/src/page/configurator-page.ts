import { drawnSystemNames, type DrawnSystemName } from '@lucerna/engine';
import { configurators, type ConfiguratorKind } from './configurator-kind';
import type { PageName } from './index';

/** The configurators by their numbers (C9); a type may be told by either. */
const typeOfId: Readonly<Record<number, string>> = {
  1: 'crea',
  2: 'drawing',
  3: 'nodrawing',
  4: 'express',
  5: 'compositor',
  6: 'attributes',
};

/** The subfamilies with configurators of their own (C2), by the drawn system that they are. */
export const drawnSubfamilies: Readonly<Record<DrawnSystemName, number>> = { plusminus: 225, sticks: 219 };

/** The drawn system that a subfamily is, or null. */
export const systemOfSubfamily = (id: number): DrawnSystemName | null =>
  drawnSystemNames.find((name) => drawnSubfamilies[name] === id) ?? null;

/** The types that follow the family; one of them is written in two ways. */
const drawings = new Map<string, 'drawing' | 'nodrawing'>([
  ['drawing', 'drawing'],
  ['nodrawing', 'nodrawing'],
  ['no-drawing', 'nodrawing'],
]);

type ProductMode = (typeof configurators)[ConfiguratorKind][number];

/** For what a configurator is wanted. */
export type ConfiguratorTask =
  /** A new product, outside or inside a project. `model` is the one to begin with. */
  | {
      readonly mode: 'create';
      readonly projectId?: string;
      readonly model?: string;
      readonly preconfigId?: string | number;
    }
  /** A product of a project. */
  | { readonly mode: ProductMode; readonly projectId: string; readonly productId: string };

export interface ConfiguratorAsked {
  /** The configurator's name or number. */
  readonly type: string | number;
  readonly subFamilyId: number;
  readonly catalogId?: number;
  readonly familyId?: number;
  readonly configId?: string;
  /** The flag validateComposingPendantsProduct: composed pendants are validated in the compositor. */
  readonly canValidateComposed?: boolean;
}

/** A page with what its address says. */
export interface ConfiguratorPage {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export type ConfiguratorWay =
  | { readonly ok: true; readonly value: ConfiguratorPage }
  | {
      readonly ok: false;
      readonly problem:
        | { readonly code: 'configurator-missing' }
        | { readonly code: 'configurator-unmatched'; readonly data: { readonly subFamily: number } };
    };

type Params = Readonly<Record<string, string | number | undefined>>;

const given = (params: Params): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const to = (page: PageName, params: Params, query: Params = {}): ConfiguratorWay => ({
  ok: true,
  value: { page, params: given(params), query: given(query) },
});

const joined = (kind: string) => kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const missing: ConfiguratorWay = { ok: false, problem: { code: 'configurator-missing' } };

/** One of the five configurators with pages of their own; only crea and drawing take a preconfiguration. */
function ownPage(kind: ConfiguratorKind, task: ConfiguratorTask): ConfiguratorWay {
  if (task.mode === 'create') {
    const { projectId, model, preconfigId } = task;
    const query = { preconfigId: kind.endsWith('nodrawing') ? undefined : preconfigId };
    return projectId === undefined
      ? to(`new${joined(kind)}` as PageName, { model }, query)
      : to(`projectNew${joined(kind)}` as PageName, { projectId }, query);
  }
  const { projectId, productId, mode } = task;
  const modes: readonly string[] = configurators[kind];
  if (!modes.includes(mode)) return missing;
  return to(`product${joined(kind)}` as PageName, { projectId, productId, mode });
}

/** The compositor, which is told everything in its query. */
function compositorPage(asked: ConfiguratorAsked, task: ConfiguratorTask): ConfiguratorWay {
  const about = { configId: asked.configId, family: asked.familyId, catalog: asked.catalogId };
  if (task.mode === 'create') {
    const { projectId, preconfigId } = task;
    return to('compositorV2', {}, { projectId, ...about, configId: preconfigId });
  }
  const { projectId, productId } = task;
  if (task.mode === 'view') return missing;
  if (task.mode !== 'validate') return to('compositorV2', {}, { projectId, ...about, productId });
  if (!asked.canValidateComposed) return to('validateProduct', { projectId, productId });
  return to('compositor', {}, { projectId, ...about, validating: 'true', productId });
}

/** The configurators without drawing of one luminaire, and whatever has no other way to be validated. */
function attributesPage(type: string, task: ConfiguratorTask): ConfiguratorWay {
  if (task.mode === 'create') return missing;
  const { projectId, productId } = task;
  if (task.mode === 'validate') return to('validateProduct', { projectId, productId });
  if (task.mode === 'export') return to('productExport', { projectId, productId });
  if (task.mode === 'view') return missing;
  if (type === 'express') return to('expressConfigurator', { projectId, productId });
  return type === 'attributes' ? to('editProduct', { projectId, productId }) : missing;
}

/**
 * The page on which something is configured (RTE-07), from the type of configurator, the subfamily and the task. A
 * preconfiguration goes along to crea and drawing, and to the compositor as its configId. Problems: `configurator-unmatched`
 * for a subfamily without a configurator of the type, `configurator-missing` ('No configurator setted!') for an unknown
 * type and for a mode that the type lacks; a product of an unknown type is validated by its attributes.
 */
export function configuratorPage(asked: ConfiguratorAsked, task: ConfiguratorTask): ConfiguratorWay {
  const type = typeof asked.type === 'number' ? (typeOfId[asked.type] ?? '') : asked.type;
  if (type === 'crea') return ownPage('crea', task);
  if (type === 'compositor') return compositorPage(asked, task);
  const drawing = drawings.get(type);
  if (drawing === undefined) return attributesPage(type, task);
  const family = systemOfSubfamily(asked.subFamilyId);
  if (family === null) {
    const data = { subFamily: asked.subFamilyId };
    return { ok: false, problem: { code: 'configurator-unmatched', data } };
  }
  return ownPage(`${family}-${drawing}`, task);
}
