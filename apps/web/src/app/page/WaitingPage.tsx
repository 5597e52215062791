import { Page, Skeleton, Stack, Text } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { Coming } from '../../shared/lazy';
import { useTranslate } from '../../shared/i18n';

/** Milliseconds for which the line over the page tells enough. */
const patience = 800;

/** Stands where it is not known yet who asks: before long it names the page that comes. */
export default function WaitingPage({ title }: { readonly title: string }) {
  const t = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Coming />
      {isLong && (
        <Page>
          <Stack gap={6}>
            {/* No heading yet: what the page is called when it is there may be another. */}
            <Text size={40}>{t(title)}</Text>
            <Skeleton lines={8} />
          </Stack>
        </Page>
      )}
    </>
  );
}
