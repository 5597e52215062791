// A file of its own, so that notifications are a chunk that is read after the first page.
export { notify } from '@lucerna/kit';
