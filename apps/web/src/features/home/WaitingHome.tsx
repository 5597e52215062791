import { Page, Skeleton, Stack } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { AwaitedPage } from '../../shared/failure/AwaitedPage';
import { Coming } from '../../shared/lazy';
import { useSession } from '../../shared/session';

/** Milliseconds for which the line over the page tells enough. */
const patience = 800;

/** Stands where it is not known yet whether the home page is an account's: that it comes, or that no answer does. */
export default function WaitingHome() {
  const { isAwaited } = useSession();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (isAwaited) return <AwaitedPage />;
  return (
    <>
      <Coming />
      {isLong && (
        <Page>
          <Stack gap={6} aria-busy>
            <Skeleton shape="block" height="3.5rem" width="18rem" />
            <Skeleton shape="block" height="10rem" />
            <Skeleton shape="block" height="10rem" />
          </Stack>
        </Page>
      )}
    </>
  );
}
