import { SheetsPage } from '../features/sheets/SheetsPage';

export default SheetsPage;
