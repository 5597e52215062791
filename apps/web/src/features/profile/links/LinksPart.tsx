import { api } from '../../../shared/api';
import { ShareLink } from '../../../shared/share/ShareLink';
import { useWords } from '../../../shared/words';
import { ProfilePart } from '../ProfilePart';
import { Rows } from '../Rows';

/** The products that the account shares by links, each to be copied or revoked; nothing without any. */
export function LinksPart() {
  const say = useWords();
  const { data } = api.useListSharesQuery();
  if (!data || data.length === 0) return null;
  return (
    <ProfilePart title={say('share.shared')} lead={say('share.ownLead')}>
      <Rows label={say('share.shared')}>
        {data.map((link) => (
          <li key={link.hash}>
            <ShareLink link={link} />
          </li>
        ))}
      </Rows>
    </ProfilePart>
  );
}
