import { useParams } from 'react-router';
import { ModelPage } from '../features/model/ModelPage';
import { usePrintInLight } from '../shared/theme/use-print-in-light';

export default function Model() {
  usePrintInLight();
  return <ModelPage key={useParams()['model']} />;
}
