export { NoConfigurator as default } from '../features/configurator/NoConfigurator';
