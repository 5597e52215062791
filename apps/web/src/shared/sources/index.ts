export { lightsIn, type Source } from './source';
export { MakingPage } from './MakingPage';
export { Reasons } from './Reasons';
export { SourceName } from './SourceName';
export { useSources, type Sources } from './use-sources';
