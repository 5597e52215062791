import { CompositorPage } from '../features/compositor/page/CompositorPage';

export default function MinicompositorPage() {
  return <CompositorPage as="mini" />;
}
