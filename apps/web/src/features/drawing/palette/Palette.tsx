import type { DrawnSystem } from '@lucerna/engine';
import { Heading } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useModelName } from '../../../shared/catalogue/use-model-name';
import { usePaletteDrag, type EditorCatalogue } from '../../../shared/editor';
import { ModelPicture } from '../../../shared/picture';
import { useTranslate } from '../../../shared/i18n';
import type { Commands } from '../tools/use-commands';
import styles from './Palette.module.css';

interface PaletteProps {
  readonly system: DrawnSystem;
  readonly catalogue: EditorCatalogue;
  readonly commands: Commands;
  /** Nothing is drawn yet to put something on. */
  readonly isEarly: boolean;
}

/** What can be put on a run: dragged onto it, or pressed, which puts it where most is free on the chosen one. */
export function Palette({ system, catalogue, commands, isEarly }: PaletteProps) {
  const t = useTranslate();
  const modelName = useModelName();
  const { lights } = system;
  const models = catalogue.models.filter(({ model }) => lights.includes(model));
  return (
    <section className={styles.palette} aria-label={t('drawing.palette')}>
      <Heading level={2} size={20}>
        {t('drawing.palette')}
      </Heading>
      <p className={styles.hint}>{t(isEarly ? 'drawing.paletteEarly' : 'drawing.paletteHint')}</p>
      {/* Where it is a row that scrolls, keys reach it also while nothing in it can be pressed. */}
      <ul className={styles.models} tabIndex={isEarly ? 0 : undefined}>
        {models.map((each) => (
          <li key={each.model}>
            <Card what={each.model} name={modelName(each)} commands={commands} isDisabled={isEarly}>
              <ModelPicture model={each.model} className={styles.picture} />
            </Card>
          </li>
        ))}
        <li>
          <Card what="feed" name={t('drawing.feed')} commands={commands} isDisabled={isEarly}>
            <svg viewBox="0 0 48 48" className={styles.feed} aria-hidden="true">
              <circle cx="24" cy="24" r="11" />
              <path d="M25.500 16 L19 25.500 H24 L22.500 32 L29 22.500 H24 Z" />
            </svg>
          </Card>
        </li>
      </ul>
    </section>
  );
}

interface CardProps {
  readonly what: string;
  readonly name: string;
  readonly commands: Commands;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

function Card({ what, name, commands, isDisabled, children }: CardProps) {
  const t = useTranslate();
  const dragging = usePaletteDrag<string>({
    over: commands.carry,
    end: commands.drop,
    cancel: commands.carryBack,
  });
  return (
    <button
      type="button"
      className={styles.card}
      disabled={isDisabled}
      aria-label={t('drawing.add', { name })}
      onClick={() => commands.add(what)}
      {...dragging(what)}
    >
      {children}
      <span>{name}</span>
    </button>
  );
}
