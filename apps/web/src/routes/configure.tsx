export { NewProduct as default } from '../features/configurator/NewProduct';
