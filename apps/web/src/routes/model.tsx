import { ModelPage } from '../features/model/ModelPage';

export default ModelPage;
