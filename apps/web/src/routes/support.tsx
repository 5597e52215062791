export { SupportForm as default } from '../features/requests/ask/SupportForm';
