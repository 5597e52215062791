export { AddPreconfig as default } from '../features/preconfigs/AddPreconfig';
