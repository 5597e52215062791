export { Sandbox as default } from '../features/crea/page/Sandbox';
