import { PreconfigList } from '../features/preconfigs/PreconfigList';

export default PreconfigList;
