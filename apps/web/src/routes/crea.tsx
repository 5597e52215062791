import { NewCrea } from '../features/crea/page/NewCrea';

export default NewCrea;
