import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { late } from '../../shared/late';
import { useWords } from '../../shared/words';
import { usePastedReference } from './use-pasted-reference';

/** Reads references with the engine, which a page that only offers to does not need at first. */
const OpenReference = late(async () => ({ default: (await import('./OpenReference')).OpenReference }));

/** The way to open a reference: a button, or just pasting it on the page. */
export function ReferenceDoor() {
  const say = useWords();
  const [begin, setBegin] = useState<string | null>(null);
  return begin === null ? (
    <Closed label={say('reference.open')} onOpen={setBegin} />
  ) : (
    <OpenReference begin={begin} />
  );
}

function Closed({ label, onOpen }: { label: string; onOpen: (begin: string) => void }) {
  usePastedReference(onOpen);
  return (
    <div>
      <Button variant="quiet" size="small" icon="search" onPress={() => onOpen('')}>
        {label}
      </Button>
    </div>
  );
}
