import type { DecisionTree } from '@lucerna/contract';
import { Disclosure, Text } from '@lucerna/kit';
import { useWords } from '../../shared/words';
import { Guide } from './Guide';
import styles from './Guide.module.css';

interface InvitationProps {
  /** To what it leads, in a few words. */
  readonly lead: string;
  readonly tree: DecisionTree | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Questions that are folded away until somebody wants to be asked. */
export function Invitation({ lead, tree, isOpen, onOpen }: InvitationProps) {
  const say = useWords();
  return (
    <Disclosure
      title={say('guide.title')}
      end={
        <Text as="span" size={14} tone="quiet">
          {lead}
        </Text>
      }
      isExpanded={isOpen}
      onExpandedChange={onOpen}
      className={styles.help}
    >
      {tree && <Guide key={tree.id} tree={tree} />}
    </Disclosure>
  );
}
