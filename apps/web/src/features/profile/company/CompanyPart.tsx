import type { Account } from '@lucerna/contract';
import { Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { useCan } from '../../../shared/session';
import { useFormat, useWords } from '../../../shared/words';
import { Facts } from '../Facts';
import { ProfilePart } from '../ProfilePart';
import { ClientCodeChoice } from './ClientCodeChoice';
import { CompanyForm } from './CompanyForm';

/** The company, and what the account is to the house: its role, client and catalogue. */
export function CompanyPart({ account }: { account: Account }) {
  const say = useWords();
  const format = useFormat();
  const manages = useCan('company.manage.user');
  const { data } = api.useListClientCodesQuery({ params: { id: account.id } });
  const codes = (data ?? []).map(({ clientCode }) => clientCode);
  const { company, clientCode, catalog, roles } = account;
  const hasChoice = codes.length > 1;
  return (
    <ProfilePart
      title={say('profile.company')}
      lead={company && !manages ? say('profile.companyHint') : undefined}
    >
      {company ? (
        <CompanyForm account={account} company={company} />
      ) : (
        <Text>{say('profile.noCompany')}</Text>
      )}
      {hasChoice && <ClientCodeChoice account={account} codes={codes} />}
      <Facts
        facts={[
          ...(hasChoice
            ? []
            : [[say('profile.clientCode'), clientCode ?? say('profile.noClientCode')] as const]),
          [say('profile.role'), format.list(roles.map((id) => say(`profile.role${id}`)))],
          [say('profile.catalogue'), say(`navigation.catalogue.${catalog}`)],
        ]}
      />
      <Text size={14} tone="quiet">
        {say('profile.catalogueHint')}
      </Text>
    </ProfilePart>
  );
}
