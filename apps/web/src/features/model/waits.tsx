import { Skeleton } from '@lucerna/kit';

/** Stands where a part of the page comes. */
export const waits = <Skeleton shape="block" height="30rem" />;
