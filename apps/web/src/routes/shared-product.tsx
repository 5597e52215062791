import { SharedProduct } from '../features/share/SharedProduct';

export default SharedProduct;
