import { z } from 'zod';
import { configurators, type ConfiguratorKind } from './configurator-kind';
import { pageGroup, type PageRow } from './page';
import { params } from './page-params';

const kinds = Object.keys(configurators) as ConfiguratorKind[];

/** Keys of what stands over the room of a new product. */
const overRoom: Readonly<Record<ConfiguratorKind, string>> = {
  crea: 'crea.title',
  'sticks-nodrawing': 'counts.title.sticks',
  'sticks-drawing': 'routes.configurator.sticks-drawing',
  'plusminus-nodrawing': 'counts.title.plusminus',
  'plusminus-drawing': 'routes.configurator.plusminus-drawing',
};

type Joined<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Joined<Rest>}`
  : Capitalize<Text>;

const joined = (kind: ConfiguratorKind) =>
  kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

type Five<Prefix extends string, Before extends string, After extends string> = {
  readonly [Kind in ConfiguratorKind as `${Prefix}${Joined<Kind>}`]: Omit<PageRow, 'path' | 'isLater'> & {
    readonly path: `${Before}${Kind}-configurator${After}`;
  };
};

/** A row for each of the five, named `newCrea`, `newSticksDrawing` and so on; its path is before, kind, after. */
function five<const Prefix extends string, const Before extends `/${string}`, const After extends string>(
  prefix: Prefix,
  before: Before,
  after: After,
  rowOf: (kind: ConfiguratorKind) => Omit<PageRow, 'path' | 'title' | 'isLater'>,
): Five<Prefix, Before, After> {
  const rows = kinds.map((kind) => {
    const path = `${before}${kind}-configurator${after}` as `/${string}`;
    const row: PageRow = { ...rowOf(kind), path, title: `routes.configurator.${kind}` };
    return [prefix + joined(kind), row] as const;
  });
  return Object.fromEntries(rows) as Five<Prefix, Before, After>;
}

/** The configurators: of a new product outside and inside a project, and of a product of a project. */
export const configuratorPages = {
  ...five('new', '/new-product/', '/:model?', (kind) => ({
    params: params('model'),
    access: 'open',
    room: overRoom[kind],
  })),
  ...five('projectNew', '/project/:projectId/add-product/', '', (kind) => ({
    params: params('projectId'),
    access: 'open',
    content: 'project.view',
    room: overRoom[kind],
  })),
  ...five('product', '/project/:projectId/product/:productId/', '/:mode', (kind) => ({
    params: params('projectId', 'productId').extend({ mode: z.enum(configurators[kind]) }),
    access: 'open',
    content: 'project.view',
  })),
  ...pageGroup({
    unknownConfigurator: {
      path: '/new-product/:configurator/:model?',
      params: params('configurator', 'model'),
      access: 'open',
      title: 'routes.unknownConfigurator',
    },
    sharedProduct: {
      path: '/plusminus-drawing-configurator/product/:hash',
      params: params('hash'),
      access: 'open',
      title: 'routes.configurator.plusminus-drawing',
    },
    expressConfigurator: {
      path: '/project/:projectId/product/:productId/express-configurator',
      params: params('projectId', 'productId'),
      access: 'open',
      content: 'project.edit',
      title: 'routes.expressConfigurator',
    },
    editProduct: {
      path: '/project/:projectId/product/:productId/attributes-configurator',
      params: params('projectId', 'productId'),
      access: 'open',
      content: 'project.edit',
      title: 'configurator.title',
    },
    productExport: {
      path: '/project/:projectId/product/:productId/export',
      params: params('projectId', 'productId'),
      access: 'open',
      content: 'project.view',
      title: 'routes.productExport',
    },
    validateProduct: {
      path: '/validate/:projectId/:productId',
      params: params('projectId', 'productId'),
      access: 'signed-in',
      content: 'project.edit',
      title: 'routes.validateProduct',
    },
    frameConfigurator: {
      path: '/iframe/plusminus-drawing-configurator',
      access: 'open',
      title: 'routes.configurator.plusminus-drawing',
      isFramed: true,
    },
    frameExport: {
      path: '/iframe/plusminus-export3d',
      access: 'open',
      title: 'routes.productExport',
      isFramed: true,
    },
  }),
};
