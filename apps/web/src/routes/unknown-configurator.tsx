import { NoConfigurator } from '../features/configurator/NoConfigurator';

export default NoConfigurator;
