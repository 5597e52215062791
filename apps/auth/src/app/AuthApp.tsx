import type { AuthView } from '@lucerna/contract';
import { Heading } from '@lucerna/kit';
import { useMemo, type ComponentType } from 'react';
import { LoginView } from '../views/login/LoginView';
import { PasswordChangeView } from '../views/password/PasswordChangeView';
import { PasswordResetView } from '../views/password/PasswordResetView';
import { QualificationView } from '../views/qualification/QualificationView';
import { RegisterView } from '../views/register/RegisterView';
import { SupportView } from '../views/support/SupportView';
import { useTranslate } from '../i18n/use-translate';
import { SurroundingsContext, type Surroundings } from './surroundings';
import { useHeight } from './use-height';
import { useHost } from './use-host';
import styles from './AuthApp.module.css';

const views: Readonly<Record<AuthView, ComponentType>> = {
  login: LoginView,
  'new-register': RegisterView,
  'password-reset': PasswordResetView,
  'password-change': PasswordChangeView,
  qualification: QualificationView,
  support: SupportView,
};

/** The view asked for; the page around hears which one it is, for its title. */
export function AuthApp({
  first,
  around,
}: {
  readonly first: AuthView;
  readonly around: Omit<Surroundings, 'show'>;
}) {
  const { host } = around;
  const { view, show, place } = useHost(host, first);
  const surroundings = useMemo(() => ({ ...around, show }), [around, show]);
  useHeight(host);
  const t = useTranslate();
  const View = views[view];
  return (
    <SurroundingsContext value={surroundings}>
      <main ref={place} className={host.isEmbedding ? styles.framed : styles.alone}>
        {!host.isEmbedding && <Heading level={1}>{t(`auth.title.${view}`)}</Heading>}
        <View key={view} />
      </main>
    </SurroundingsContext>
  );
}
