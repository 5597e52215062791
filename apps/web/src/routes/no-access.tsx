export { NoAccess as default } from '../shared/failure';
