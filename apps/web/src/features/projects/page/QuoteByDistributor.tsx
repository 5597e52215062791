import type { Project } from '@lucerna/contract';
import { Button, Text } from '@lucerna/kit';
import { copyText } from '../../../shared/copy/copy-text';
import { useWords } from '../../../shared/words';
import styles from './ProjectSummary.module.css';

/** Who may make no quote is told who makes it, and takes along what that needs: references as they can be pasted. */
export function QuoteByDistributor({ project }: { project: Project }) {
  const say = useWords();
  const { orderedIds, byId } = project.products;
  const lines = orderedIds.flatMap((id) => byId[id] ?? []);
  const luminaires = lines.filter(({ hasCreation }) => !hasCreation);
  const text = luminaires.map(({ referenceCode, quantity }) => `${referenceCode}\t${quantity}`).join('\n');
  return (
    <div className={styles.acts}>
      <Text size={14} tone="quiet">
        {say('projects.quoteByDistributor')}
      </Text>
      {luminaires.length < lines.length && (
        <Text size={14} tone="quiet">
          {say('projects.compositionsByLink')}
        </Text>
      )}
      {luminaires.length > 0 && (
        <Button
          icon="copy"
          onPress={() =>
            void copyText(text, {
              copied: say('projects.referencesCopied', { count: luminaires.length }),
              notCopied: say('configurator.notCopied'),
              shown: text,
            })
          }
        >
          {say('projects.copyReferences')}
        </Button>
      )}
    </div>
  );
}
