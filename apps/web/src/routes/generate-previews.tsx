export { PreviewsPage as default } from '../features/previews/PreviewsPage';
