import { NewProduct } from '../features/configurator/NewProduct';

export default NewProduct;
