import { Invoices } from '../features/invoices/Invoices';

export default function InvoicesPage() {
  return <Invoices />;
}
