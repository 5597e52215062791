export { ProductCrea as default } from '../features/crea/page/ProductCrea';
