export { CompositorPage as default } from '../features/compositor/page/CompositorPage';
