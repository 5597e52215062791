import { ProductExport } from '../features/export/ProductExport';

export default ProductExport;
