import { PreviewsPage } from '../features/previews/PreviewsPage';

export default PreviewsPage;
