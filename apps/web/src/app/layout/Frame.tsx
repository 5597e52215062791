import { PageShell } from '@lucerna/kit';
import { CurrentPage } from './CurrentPage';
import { LateDialogs } from './LateDialogs';
import { Surroundings } from './Surroundings';
import styles from './Frame.module.css';

/** What stands around a page in the frame of another site: nothing but the dialogs of errors. */
export function Frame() {
  return (
    <Surroundings>
      <div className={styles.frame}>
        <PageShell>
          <CurrentPage />
        </PageShell>
      </div>
      <LateDialogs />
    </Surroundings>
  );
}
