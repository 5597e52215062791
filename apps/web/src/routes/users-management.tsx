export { UsersManagement as default } from '../features/users/UsersManagement';
