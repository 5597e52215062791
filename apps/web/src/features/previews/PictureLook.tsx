import { ChoiceCards, Select } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import { sizes, views, type Look, type Size, type View } from './look';
import styles from './Previews.module.css';

interface PictureLookProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

const sizeNames = Object.keys(sizes) as Size[];

/** From where, how large and on which ground the pictures are taken. */
export function PictureLook({ look, onChange }: PictureLookProps) {
  const t = useTranslate();
  return (
    <div className={styles.look}>
      <ChoiceCards<View>
        layout="pills"
        label={t('previews.view')}
        choices={views.map((value) => ({ value, label: t(`previews.view.${value}`) }))}
        value={look.view}
        onChange={(view) => onChange({ ...look, view })}
      />
      <ChoiceCards<Look['ground']>
        layout="pills"
        label={t('previews.ground')}
        choices={(['light', 'dark'] as const).map((value) => ({
          value,
          label: t(`previews.ground.${value}`),
        }))}
        value={look.ground}
        onChange={(ground) => onChange({ ...look, ground })}
      />
      <Select<Size>
        label={t('previews.size')}
        options={sizeNames.map((value) => {
          const { width, height } = sizes[value];
          return { value, label: t('previews.pixels', { width, height }) };
        })}
        value={look.size}
        onChange={(size) => onChange({ ...look, size })}
      />
    </div>
  );
}
