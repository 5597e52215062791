export { EditedProduct as default } from '../features/configurator/EditedProduct';
