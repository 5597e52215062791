import { CompositorPage } from '../features/compositor/page/CompositorPage';

export default function CompositorRoute() {
  return <CompositorPage />;
}
