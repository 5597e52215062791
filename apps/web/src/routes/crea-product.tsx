import { ProductCrea } from '../features/crea/page/ProductCrea';

export default ProductCrea;
