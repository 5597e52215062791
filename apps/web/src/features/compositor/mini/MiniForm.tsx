import { patterns } from '@lucerna/engine';
import { ChoiceCards } from '@lucerna/kit';
import { SharedChoices } from '../../../shared/editor';
import { ModelPicture } from '../../../shared/picture';
import { useTranslate } from '../../../shared/i18n';
import { composingModels } from '../../../shared/composing/start';
import type { Composing } from '../form/composing';
import { PendantPattern } from '../form/PendantPattern';
import styles from './MiniCompositor.module.css';

/** The few choices that make a composition, from the largest to the smallest. */
export function MiniForm({ composing }: { composing: Composing }) {
  const t = useTranslate();
  const { catalogue, state, pendants, acts } = composing;
  const models = new Set(pendants.map(({ model }) => model));
  const [only] = models.size === 1 ? models : [];
  return (
    <>
      <ChoiceCards
        label={t('compositor.model')}
        choices={composingModels(catalogue).map(({ model, name }) => ({
          value: model,
          label: name,
          picture: <ModelPicture model={model} className={styles.picture} />,
        }))}
        value={only ?? null}
        onChange={acts.exchangeAll}
      />
      <PendantPattern composing={composing} placings={patterns} />
      <SharedChoices
        space={state.value.space}
        lights={pendants}
        catalogue={catalogue}
        attributes={['color', 'temperature']}
        hasHeight={false}
        onChange={acts.change}
      />
    </>
  );
}
