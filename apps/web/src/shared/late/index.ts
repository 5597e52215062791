export { late } from './late';
