import { Button, Dialog, Text } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { useWords } from '../../shared/words';
import { isOutdated } from '../page/reach';

/** Code is missing: says so where a new version on the server took it away, which reading the page again mends. */
export default function NewVersionDialog() {
  const say = useWords();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void isOutdated().then((isKnown) => isWanted && setShown(isKnown));
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Dialog
      isOpen={isShown}
      onOpenChange={setShown}
      title={say('errors-dialog.newVersion.title')}
      actions={
        <Button variant="primary" onPress={() => window.location.reload()}>
          {say('errors-dialog.reload')}
        </Button>
      }
    >
      <Text>{say('errors-dialog.newVersion.text')}</Text>
    </Dialog>
  );
}
