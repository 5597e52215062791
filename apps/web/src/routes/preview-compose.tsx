import { CompositorPage } from '../features/compositor/page/CompositorPage';

export default function PreviewComposePage() {
  return <CompositorPage as="preview" />;
}
