import { Button, ButtonLink, Heading, Icon, Page, Stack, Text } from '@lucerna/kit';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { href, isOwnPath, useTitle } from '../../../shared/route';
import { authModalShown, hasStatus, requestAccount, useSession } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { useWords } from '../../../shared/words';
import { EmailState } from '../person/EmailState';
import styles from './FirstSteps.module.css';

/**
 * What a new account reads: that a letter was sent, what follows until it sees prices, and who decides. Once qualified
 * it comes back to where it was.
 */
export function FirstSteps() {
  const say = useWords();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { account } = useSession();
  const wanted = search.get('to');
  const target = wanted !== null && isOwnPath(wanted) ? wanted : href('home');
  const isQualified = account !== null && hasStatus(account, 'qualified');
  const title = say(account?.emailVerified ? 'profile.firstSteps.work' : 'profile.firstSteps.title');
  useTitle(title);

  useEffect(() => {
    if (isQualified) void navigate(target, { replace: true });
  }, [isQualified, navigate, target]);
  // The link of the letter opens in another tab.
  useEffect(() => {
    const look = () => void (document.hidden || dispatch(requestAccount({ isSilent: true })));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch]);

  if (!account || isQualified) return null;
  return (
    <Page width="text">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{title}</Heading>
          <Text size={20} tone="quiet">
            {say('profile.firstSteps.lead')}
          </Text>
        </Stack>
        <ol className={styles.steps}>
          <Step
            title={say('profile.firstSteps.email')}
            isDone={account.emailVerified}
            done={say('profile.firstSteps.done')}
          >
            {!account.emailVerified && <Text tone="quiet">{say('profile.firstSteps.emailText')}</Text>}
            <EmailState account={account} />
          </Step>
          <Step title={say('profile.firstSteps.work')}>
            <Text tone="quiet">{say('profile.firstSteps.workText')}</Text>
            <div>
              <Button variant="primary" onPress={() => dispatch(authModalShown({ view: 'qualification' }))}>
                {say('auth.title.qualification')}
              </Button>
            </div>
          </Step>
          <Step title={say('profile.firstSteps.prices')}>
            <Text tone="quiet">{say('profile.firstSteps.pricesText')}</Text>
          </Step>
        </ol>
        <div>
          <ButtonLink href={target}>{say('profile.firstSteps.later')}</ButtonLink>
        </div>
      </Stack>
    </Page>
  );
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
      <Heading level={2} size={20}>
        {title}
        {isDone && <Icon name="success" size={20} label={done} className={styles.done} />}
      </Heading>
      {children}
    </li>
  );
}
