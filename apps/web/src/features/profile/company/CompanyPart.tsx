import type { Account } from '@lucerna/contract';
import { Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { FailedPart } from '../../../shared/failure';
import { useCan } from '../../../shared/session';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { Facts } from '../Facts';
import { ProfilePart } from '../ProfilePart';
import { ClientCodeChoice } from './ClientCodeChoice';
import { CompanyForm } from './CompanyForm';

/** The company, and what the account is to the house: its role, client and catalogue. */
export function CompanyPart({ account }: { account: Account }) {
  const t = useTranslate();
  const format = useFormat();
  const manages = useCan('company.manage.user');
  const listed = api.useListClientCodesQuery({ params: { id: account.id } });
  const codes = (listed.data ?? []).map(({ clientCode }) => clientCode);
  const { company, clientCode, catalog, roles } = account;
  const hasChoice = codes.length > 1;
  return (
    <ProfilePart
      title={t('profile.company')}
      lead={company && !manages ? t('profile.companyHint') : undefined}
    >
      {company ? <CompanyForm account={account} company={company} /> : <Text>{t('profile.noCompany')}</Text>}
      <FailedPart asked={listed} />
      {hasChoice && <ClientCodeChoice account={account} codes={codes} />}
      <Facts
        facts={[
          ...(hasChoice ? [] : [[t('profile.clientCode'), clientCode ?? t('profile.noClientCode')] as const]),
          [t('profile.role'), format.list(roles.map((id) => t(`profile.role${id}`)))],
          [t('profile.catalogue'), t(`navigation.catalogue.${catalog}`)],
        ]}
      />
      <Text size={14} tone="quiet">
        {t('profile.catalogueHint')}
      </Text>
    </ProfilePart>
  );
}
