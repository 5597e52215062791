export { lightsIn } from './source';
export type { Source } from './source';
export { SourceChooser } from './SourceChooser';
export { useSources } from './use-sources';
export type { Sources } from './use-sources';
