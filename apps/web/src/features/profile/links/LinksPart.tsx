import { api } from '../../../shared/api';
import { FailedPart } from '../../../shared/failure';
import { ShareLink } from '../../../shared/share/ShareLink';
import { useTranslate } from '../../../shared/i18n';
import { ProfilePart } from '../ProfilePart';
import { Rows } from '../Rows';

/** The products that the account shares by links, each to be copied or revoked; nothing without any. */
export function LinksPart() {
  const t = useTranslate();
  const asked = api.useListSharesQuery();
  const { data } = asked;
  if (!data) return <FailedPart asked={asked} />;
  if (data.length === 0) return null;
  return (
    <ProfilePart title={t('share.shared')} lead={t('share.ownLead')}>
      <Rows label={t('share.shared')}>
        {data.map((link) => (
          <li key={link.hash}>
            <ShareLink link={link} />
          </li>
        ))}
      </Rows>
    </ProfilePart>
  );
}
