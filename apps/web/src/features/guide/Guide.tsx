import type { DecisionTree } from '@lucerna/contract';
import { Button, ButtonLink, Grid, Heading, Text } from '@lucerna/kit';
import { useEffect, useRef, useState } from 'react';
import { CollectionPicture, ComposedPicture, ModelPicture } from '../../shared/picture';
import { useChoosing } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { resultName, wayOfAnswer, type GuidedAnswer } from './way-of-answer';
import styles from './Guide.module.css';

/** What was found, as it looks: one luminaire, a composition, or a collection. */
function Found({ to }: { readonly to: Exclude<GuidedAnswer['to'], { readonly type: 'node' }> }) {
  switch (to.type) {
    case 'model':
      return <ModelPicture model={to.model} className={styles.found} />;
    case 'preconfig':
      return <ComposedPicture of={to} shape="landscape" className={styles.found} />;
    default:
      return <CollectionPicture subFamilyId={to.subFamily.id} className={styles.found} />;
  }
}

/** One question after another, each with its answers as large buttons, until something is found. */
export function Guide({ tree }: { tree: DecisionTree }) {
  const t = useTranslate();
  const choosing = useChoosing();
  const [given, setGiven] = useState<readonly GuidedAnswer[]>([]);
  const heading = useRef<HTMLDivElement>(null);
  const last = given.at(-1);
  const at = last ? (last.to.type === 'node' ? last.to.node : null) : tree.start;
  const node = tree.nodes.find(({ id }) => id === at);
  // Who answers by keyboard or ear goes on at the next question.
  useEffect(() => {
    if (given.length > 0) heading.current?.focus();
  }, [given]);

  return (
    <div className={styles.guide}>
      <div ref={heading} tabIndex={-1} className={styles.question} aria-live="polite">
        {given.length > 0 && (
          <Text size={14} tone="quiet">
            {given.map(({ text }) => text).join(' · ')}
          </Text>
        )}
        <Heading level={3} size={28}>
          {node ? node.question : last && t('guide.found', { name: resultName(last) })}
        </Heading>
        {node?.hint && <Text tone="quiet">{node.hint}</Text>}
        {!node && last?.hint && <Text tone="quiet">{last.hint}</Text>}
      </div>
      {node && (
        <Grid as="ul" minColumn="13rem" gap={3}>
          {node.answers.map((answer) => (
            <li key={answer.id}>
              <button type="button" className={styles.answer} onClick={() => setGiven([...given, answer])}>
                {answer.picture && <ModelPicture model={answer.picture} className={styles.picture} />}
                <span className={styles.words}>
                  <span>{answer.text}</span>
                  {answer.hint && (
                    <Text as="span" size={14} tone="quiet">
                      {answer.hint}
                    </Text>
                  )}
                </span>
              </button>
            </li>
          ))}
        </Grid>
      )}
      {!node && last && last.to.type !== 'node' && (
        <div className={styles.result}>
          <Found to={last.to} />
          <ButtonLink href={wayOfAnswer(last, choosing) ?? choosing.collections()} variant="primary">
            {t('guide.open')}
          </ButtonLink>
        </div>
      )}
      {given.length > 0 && (
        <div className={styles.acts}>
          <Button icon="arrow-left" size="small" onPress={() => setGiven(given.slice(0, -1))}>
            {t('guide.back')}
          </Button>
          <Button variant="quiet" size="small" onPress={() => setGiven([])}>
            {t('guide.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
