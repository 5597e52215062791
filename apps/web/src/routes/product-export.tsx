export { ProductExport as default } from '../features/export/ProductExport';
