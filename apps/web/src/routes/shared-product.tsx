export { SharedProduct as default } from '../features/share/SharedProduct';
