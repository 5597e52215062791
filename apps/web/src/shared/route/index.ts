export { useChoosing } from './choosing';
export type { Choosing } from './choosing';
export { href } from './href';
export { paths } from './paths';
export type { PageName, ParamsIn } from './paths';
export { usePageParams } from './use-page-params';
export { useTitle } from './use-title';
