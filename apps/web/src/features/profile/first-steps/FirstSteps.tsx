import { userTypes } from '@lucerna/contract/user-types';
import { Button, ButtonLink, Heading, Icon, Page, Stack, Text } from '@lucerna/kit';
import { useEffect, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { href, isOwnPath, useTitle } from '../../../shared/route';
import { api } from '../../../shared/api';
import { authModalShown, hasStatus, selectAuthModal, useSession } from '../../../shared/session';
import { useAccountAnew } from '../../../shared/session/use-account-anew';
import { useDispatch, useSelector } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';
import { EmailState } from '../person/EmailState';
import styles from './FirstSteps.module.css';

/**
 * What a new account reads: that a letter was sent, what follows until it sees prices, and who decides. Once qualified
 * it comes back to where it was.
 */
export function FirstSteps() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { account, site } = useSession();
  const wanted = search.get('to');
  const target = wanted !== null && isOwnPath(wanted) ? wanted : href('home');
  const isQualified = account !== null && hasStatus(account, 'qualified');
  const work = useWorkStep(account?.id, isQualified);
  const title = t(account?.emailVerified ? 'profile.firstSteps.work' : 'profile.firstSteps.title');
  useTitle(title);

  useEffect(() => {
    if (isQualified) void navigate(target, { replace: true });
  }, [isQualified, navigate, target]);
  useAccountAnew();

  if (!account || isQualified) return null;
  return (
    <Page width="text">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{title}</Heading>
          <Text size={20} tone="quiet">
            {t('profile.firstSteps.lead')}
          </Text>
        </Stack>
        <ol className={styles.steps}>
          <Step
            title={t('profile.firstSteps.email')}
            isDone={account.emailVerified}
            done={t('profile.firstSteps.done')}
          >
            {!account.emailVerified && <Text tone="quiet">{t('profile.firstSteps.emailText')}</Text>}
            <EmailState account={account} />
          </Step>
          <Step
            title={t('profile.firstSteps.work')}
            isDone={work === 'told'}
            done={t('profile.firstSteps.done')}
          >
            {work !== 'told' && (
              <>
                <Text tone="quiet">
                  {t(work === 'private' ? 'auth.qualified.private.text' : 'profile.firstSteps.workText')}
                </Text>
                <div>
                  <Button
                    variant={work === 'private' ? 'secondary' : 'primary'}
                    onPress={() => dispatch(authModalShown({ view: 'qualification' }))}
                  >
                    {t('auth.title.qualification')}
                  </Button>
                </div>
              </>
            )}
          </Step>
          <Step title={t('profile.firstSteps.prices')}>
            <Text tone="quiet">
              {t(site.approveAccounts ? 'profile.firstSteps.approvalText' : 'profile.firstSteps.pricesText')}
            </Text>
          </Step>
        </ol>
        <div>
          <ButtonLink href={target}>{t('profile.firstSteps.later')}</ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}

/** Whether the account told about its work; what the views over this page were told is read once they close. */
function useWorkStep(accountId: string | undefined, isQualified: boolean): 'open' | 'told' | 'private' {
  const isViewOpen = useSelector(selectAuthModal).shown !== null;
  const { data } = api.useGetQualificationQuery(
    { params: { id: accountId ?? '' } },
    { skip: accountId === undefined || isQualified || isViewOpen, refetchOnMountOrArgChange: true },
  );
  if (data?.aboutYou?.userType === userTypes.particular) return 'private';
  return !data || data.missing.some((step) => step !== 'email' && step !== 'approval') ? 'open' : 'told';
}

interface StepProps {
  readonly title: string;
  readonly isDone?: boolean;
  /** What a reader hears of a step that is done. */
  readonly done?: string;
  readonly children: ReactNode;
}

function Step({ title, isDone = false, done, children }: StepProps) {
  return (
    <li className={styles.step}>
      <Heading level={2} size={20} className={styles.title}>
        {title}
        {isDone && <Icon name="success" size={20} label={done} className={styles.done} />}
      </Heading>
      {children}
    </li>
  );
}
