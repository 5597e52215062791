export { ExpressPage as default } from '../features/express/ExpressPage';
