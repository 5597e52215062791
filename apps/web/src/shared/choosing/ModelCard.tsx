import type { ModelCard as Model } from '@lucerna/contract';
import { Heading, Text } from '@lucerna/kit';
import { Link } from 'react-router';
import { ModelPicture } from '../picture';
import { useChoosing } from '../route';
import { useFormat, useTranslate } from '../i18n';
import styles from './ModelCard.module.css';

interface ModelCardProps {
  readonly model: Model;
  /** The application that was chosen before; the model's first one without it. */
  readonly applicationLocationId: string | undefined;
}

/** A model: its picture, its name, and the figures by which one chooses. */
export function ModelCard({ model, applicationLocationId }: ModelCardProps) {
  const t = useTranslate();
  const format = useFormat();
  const choosing = useChoosing();
  const place = Number(applicationLocationId ?? model.applicationsLocations[0] ?? 1);
  const figures = [
    model.lumens ? format.unit(model.lumens, 'lm') : null,
    model.watts ? format.unit(model.watts, 'W') : null,
    t('collections.finishes', { count: model.finishes.length }),
  ];
  return (
    <Link to={choosing.model(model.subFamily.id, place, model.model)} className={styles.card}>
      <ModelPicture
        model={model.model}
        temperature={model.base.temperature}
        installation={model.base.installation}
        className={styles.picture}
      />
      <Heading level={3} size={20} className={styles.name}>
        {model.name}
      </Heading>
      <Text size={14} tone="quiet" isTabular>
        {figures.filter(Boolean).join('   ')}
      </Text>
    </Link>
  );
}
