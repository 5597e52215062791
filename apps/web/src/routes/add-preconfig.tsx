import { AddPreconfig } from '../features/preconfigs/AddPreconfig';

export default AddPreconfig;
