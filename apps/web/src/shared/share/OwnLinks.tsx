import { Heading, Stack } from '@lucerna/kit';
import { api } from '../api';
import { FailedPart } from '../failure';
import { ShareLink } from './ShareLink';

interface OwnLinksProps {
  readonly title: string;
  /** A link that is shown elsewhere. */
  readonly without?: string;
}

/** The account's links that work, the newest first; nothing when there are none. */
export function OwnLinks({ title, without }: OwnLinksProps) {
  const links = api.useListSharesQuery();
  if (!links.data) return <FailedPart asked={links} />;
  const others = links.data.filter(({ hash }) => hash !== without);
  if (others.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      {others.map((link) => (
        <ShareLink key={link.hash} link={link} />
      ))}
    </Stack>
  );
}
