import { TechnicalInfo } from '../features/downloads/TechnicalInfo';

export default TechnicalInfo;
