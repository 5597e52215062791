// A file of its own, so that what opens over a page is a chunk that is read on demand.
export { Menu, Popover } from '@lucerna/kit';
