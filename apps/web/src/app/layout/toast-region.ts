// A file of its own, so that the region is a chunk that is read after the first page.
export { ToastRegion as default } from '@lucerna/kit';
