import { classNames } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';
import type { DrawnView } from './use-drawn-view';
import styles from './ViewSwitch.module.css';

/** Chooses what stands in the place of the room: the plan, the room in 3D, both or all in a list. */
export function ViewSwitch({ view, className }: { readonly view: DrawnView; readonly className?: string }) {
  const t = useTranslate();
  return (
    <div className={classNames(styles.views, className)} role="group" aria-label={t('drawing.views')}>
      {view.choices.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view.shown}
          className={classNames(styles.view, each === view.shown && styles.shown)}
          onClick={() => view.show(each)}
        >
          {t(`drawing.view.${each}`)}
        </button>
      ))}
    </div>
  );
}
