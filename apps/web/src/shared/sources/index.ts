export { lightsIn } from './source';
export type { Source } from './source';
export { MakingPage } from './MakingPage';
export { Reasons } from './Reasons';
export { SourceName } from './SourceName';
export { useSources } from './use-sources';
export type { Sources } from './use-sources';
