import { useParams } from 'react-router';
import { PreconfigList } from '../features/preconfigs/PreconfigList';

export default function Preconfigs() {
  return <PreconfigList key={useParams()['subFamilyId']} />;
}
