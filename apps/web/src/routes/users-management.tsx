import { UsersManagement } from '../features/users/UsersManagement';

export default UsersManagement;
