import { ExpressPage } from '../features/express/ExpressPage';

export default ExpressPage;
