import { CompositorPage } from '../features/compositor/page/CompositorPage';

export default CompositorPage;
