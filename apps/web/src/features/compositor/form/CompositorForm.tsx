import { patterns } from '@lucerna/engine';
import { Button, Heading, Text } from '@lucerna/kit';
import { AlignMenu, ArrayMenu, SharedChoices } from '../../../shared/editor';
import { ModelPicture } from '../../../shared/picture';
import { useModelName } from '../../../shared/catalogue/use-model-name';
import { useTranslate } from '../../../shared/i18n';
import type { Placing } from '../../../shared/composing/compose';
import { maxPendants } from '../../../shared/composing/pendants';
import { composingModels } from '../../../shared/composing/start';
import type { Composing } from './composing';
import { PendantPattern } from './PendantPattern';
import { PendantRow } from './PendantRow';
import styles from './Compositor.module.css';

interface CompositorFormProps {
  readonly composing: Composing;
  readonly isReadOnly: boolean;
}

const placings: readonly Placing[] = [...patterns, 'free'];

/** How many pendants, how they are placed, each by itself, and all together. */
export function CompositorForm({ composing, isReadOnly }: CompositorFormProps) {
  const t = useTranslate();
  const modelName = useModelName();
  const { catalogue, state, pendants, aligned, acts } = composing;
  return (
    <>
      {!isReadOnly && (
        <section className={styles.part}>
          <PendantPattern composing={composing} placings={placings} />
          <div className={styles.acts}>
            {pendants.length > 1 && (
              <AlignMenu movers={aligned} onAlign={acts.align} onDistribute={acts.distribute} />
            )}
            <ArrayMenu catalogId={catalogue.catalogId} onArray={acts.array} />
          </div>
        </section>
      )}
      <section className={styles.part}>
        <Heading level={2} size={16}>
          {t('compositor.pendants')}
        </Heading>
        <ol className={styles.rows}>
          {pendants.map((pendant, at) => (
            <PendantRow
              key={pendant.id}
              composing={composing}
              pendant={pendant}
              number={at + 1}
              isReadOnly={isReadOnly}
            />
          ))}
        </ol>
      </section>
      {!isReadOnly && (
        <section className={styles.part}>
          <Heading level={2} size={16}>
            {t('compositor.add')}
          </Heading>
          <ul className={styles.palette}>
            {composingModels(catalogue).map((each) => (
              <li key={each.model}>
                <Button
                  variant="quiet"
                  isDisabled={pendants.length >= maxPendants}
                  onPress={() => acts.add(each.model)}
                  className={styles.addition}
                >
                  <ModelPicture model={each.model} className={styles.picture} />
                  {modelName(each)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isReadOnly && pendants.length > 0 && (
        <section className={styles.choices}>
          <Heading level={2} size={16}>
            {t('compositor.all')}
          </Heading>
          <Text size={14} tone="quiet">
            {t('compositor.allText')}
          </Text>
          <SharedChoices
            space={state.value.space}
            lights={pendants}
            catalogue={catalogue}
            hasHeight={false}
            onChange={acts.change}
          />
        </section>
      )}
    </>
  );
}
