import { Text } from '@lucerna/kit';
import { useWords } from '../../words';
import type { KeptState } from './use-kept-work';

/** A word that says whether every step is kept. */
export function KeptMark({ mark }: Pick<KeptState, 'mark'>) {
  const say = useWords();
  if (mark === 'none') return null;
  return (
    <Text size={12} tone="quiet">
      {say(`editor.kept.${mark}`)}
    </Text>
  );
}
