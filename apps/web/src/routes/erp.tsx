import { ErpReport } from '../features/erp/ErpReport';

export default function ErpPage() {
  return <ErpReport />;
}
