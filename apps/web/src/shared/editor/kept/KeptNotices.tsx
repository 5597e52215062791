import { Alert, Button } from '@lucerna/kit';
import { useState } from 'react';
import { useWords } from '../../words';
import type { KeptState } from './use-kept-work';

interface KeptNoticesProps {
  readonly kept: KeptState;
  /** Begins anew without the work that was put back. */
  readonly onStartAgain?: () => void;
}

/** What is to be said about kept work: that it was put back or cannot be read, and that another tab has it open too. */
export function KeptNotices({ kept, onStartAgain }: KeptNoticesProps) {
  const say = useWords();
  const [isSeen, setSeen] = useState(false);
  return (
    <>
      {kept.isRestored && !isSeen && (
        <Alert
          isLive
          onDismiss={() => setSeen(true)}
          action={
            onStartAgain && (
              <Button variant="quiet" size="small" onPress={onStartAgain}>
                {say('configurator.startAgain')}
              </Button>
            )
          }
        >
          {say('editor.restored')}
        </Alert>
      )}
      {kept.isUnreadable && (
        <Alert tone="warning" isLive title={say('editor.unreadable')}>
          {say('editor.unreadableText')}
        </Alert>
      )}
      {kept.otherTabs > 0 && (
        <Alert
          tone="warning"
          isLive
          title={say('editor.otherTab')}
          action={
            kept.hasNewer && (
              <Button size="small" onPress={kept.takeOther}>
                {say('editor.takeOther')}
              </Button>
            )
          }
        >
          {say(kept.hasNewer ? 'editor.otherTabNewer' : 'editor.otherTabText')}
        </Alert>
      )}
    </>
  );
}
