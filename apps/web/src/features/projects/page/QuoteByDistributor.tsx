import type { Project } from '@lucerna/contract';
import { Button, Text } from '@lucerna/kit';
import { copyText } from '../../../shared/copy/copy-text';
import { useTranslate } from '../../../shared/i18n';
import styles from './ProjectSummary.module.css';

/** Who may make no quote is told who makes it, and takes along what that needs: references as they can be pasted. */
export function QuoteByDistributor({ project }: { project: Project }) {
  const t = useTranslate();
  const { orderedIds, byId } = project.products;
  const lines = orderedIds.flatMap((id) => byId[id] ?? []);
  const luminaires = lines.filter(({ hasCreation }) => !hasCreation);
  const text = luminaires.map(({ referenceCode, quantity }) => `${referenceCode}\t${quantity}`).join('\n');
  return (
    <div className={styles.acts}>
      <Text size={14} tone="quiet">
        {t('projects.quoteByDistributor')}
      </Text>
      {luminaires.length < lines.length && (
        <Text size={14} tone="quiet">
          {t('projects.compositionsByLink')}
        </Text>
      )}
      {luminaires.length > 0 && (
        <Button
          icon="copy"
          onPress={() =>
            void copyText(text, {
              copied: t('projects.referencesCopied', { count: luminaires.length }),
              notCopied: t('configurator.notCopied'),
              shown: text,
            })
          }
        >
          {t('projects.copyReferences')}
        </Button>
      )}
    </div>
  );
}
