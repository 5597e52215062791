import { Sandbox } from '../features/crea/page/Sandbox';

export default Sandbox;
