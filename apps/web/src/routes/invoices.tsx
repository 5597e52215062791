export { Invoices as default } from '../features/invoices/Invoices';
