export { Profile as default } from '../features/profile/Profile';
