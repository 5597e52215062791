import { CountsPage } from '../features/counts/CountsPage';

export default function PlusminusNodrawingPage() {
  return <CountsPage system="plusminus" />;
}
