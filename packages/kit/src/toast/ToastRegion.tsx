import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { classNames } from '../class-names';
import { tones } from '../alert/Alert';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { IconButton } from '../icon-button/IconButton';
import { useKitText } from '../texts/KitTexts';
import { notifications, type Notice } from './notify';
import inks from '../text/Tone.module.css';
import styles from './ToastRegion.module.css';

/** Where notifications appear: once in an app. They are read out, and F6 reaches them. */
export function ToastRegion() {
  const text = useKitText();
  return (
    <AriaToastRegion queue={notifications} aria-label={text('notifications')} className={styles.region}>
      <ToastList<Notice> className={styles.list}>
        {({ toast }) => {
          const { tone = 'info', title, text: detail, action } = toast.content;
          return (
            <Toast toast={toast} className={styles.toast}>
              <Icon
                name={tones[tone].icon}
                label={text(tones[tone].word)}
                className={classNames(styles.mark, inks[tone])}
              />
              <ToastContent className={styles.words}>
                <Text slot="title" className={styles.title}>
                  {title}
                </Text>
                {detail && <Text slot="description">{detail}</Text>}
              </ToastContent>
              {action && (
                <Button
                  variant="quiet"
                  size="small"
                  onPress={() => {
                    action.onPress();
                    notifications.close(toast.key);
                  }}
                >
                  {action.label}
                </Button>
              )}
              <IconButton slot="close" icon="close" size="small" label={text('dismiss')} hasTooltip={false} />
            </Toast>
          );
        }}
      </ToastList>
    </AriaToastRegion>
  );
}
