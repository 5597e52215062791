export { NewCrea as default } from '../features/crea/page/NewCrea';
