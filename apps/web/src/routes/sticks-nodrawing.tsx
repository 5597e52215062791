import { CountsPage } from '../features/counts/CountsPage';

export default function SticksNodrawingPage() {
  return <CountsPage system="sticks" />;
}
