// A file of its own, so that the menu is a chunk that is read on demand.
export { Menu as default } from '@lucerna/kit';
