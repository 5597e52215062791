import type { Account } from '@lucerna/contract';
import { Text } from '@lucerna/kit';
import { useWords } from '../../shared/words';
import styles from './Profile.module.css';

/** The key of each role's word, by its id (P6). */
const roleWords: Readonly<Record<number, string>> = {
  1: 'profile.role1',
  2: 'profile.role2',
  3: 'profile.role3',
  4: 'profile.role4',
  6: 'profile.role6',
  7: 'profile.role7',
  8: 'profile.role8',
  9: 'profile.role9',
  10: 'profile.role10',
};

/** What the house keeps of the account; read only here. */
export function AccountFacts({ account }: { account: Account }) {
  const say = useWords();
  const { company, clientCode, catalog, roles } = account;
  const facts = [
    [say('profile.name'), `${account.firstName} ${account.lastName}`.trim() || '–'],
    [say('profile.email'), account.email],
    [say('profile.role'), roles.map((id) => say(roleWords[id] ?? '')).join(', ')],
    [say('profile.company'), company?.name ?? say('profile.noCompany')],
    [say('profile.clientCode'), clientCode ?? say('profile.noClientCode')],
    [
      say('profile.catalogue'),
      say(catalog === 21 ? 'navigation.catalogueUsa' : 'navigation.catalogueInternational'),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" tone="quiet">
            {name}
          </Text>
          <Text as="dd" isTabular>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
