import { CompositorPage } from '../features/compositor/page/CompositorPage';

export default function CompositorDemoPage() {
  return <CompositorPage as="demonstration" />;
}
