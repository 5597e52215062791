import type { DecisionTree } from '@lucerna/contract';
import { Disclosure, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/i18n';
import { Guide } from './Guide';
import styles from './Guide.module.css';

interface InvitationProps {
  /** To what it leads, in a few words. */
  readonly lead: string;
  readonly tree: DecisionTree | undefined;
  /** Stands where the questions cannot. */
  readonly instead?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Its word stands at the end of a page's head, a grid of two columns, and what it folds away below. */
  readonly isInHead?: boolean;
}

/** Questions that are folded away until somebody wants to be asked. */
export function Invitation({ lead, tree, instead, isOpen, onOpen, isInHead }: InvitationProps) {
  const t = useTranslate();
  return (
    <Disclosure
      title={t('guide.title')}
      end={
        <Text as="span" size={14} tone="quiet" className={styles.lead}>
          {lead}
        </Text>
      }
      isExpanded={isOpen}
      onExpandedChange={onOpen}
      className={isInHead ? styles.inHead : styles.help}
    >
      {tree ? <Guide key={tree.id} tree={tree} /> : instead}
    </Disclosure>
  );
}
