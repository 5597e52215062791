import { EditedProduct } from '../features/configurator/EditedProduct';

export default EditedProduct;
