export { RequestList as default } from '../features/requests/list/RequestList';
