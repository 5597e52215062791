import { ChoiceCards, Select } from '@lucerna/kit';
import { useWords } from '../../shared/words';
import { sizes, views } from './look';
import type { Look, Size, View } from './look';
import styles from './Previews.module.css';

interface PictureLookProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

const sizeNames = Object.keys(sizes) as Size[];

/** From where, how large and on which ground the pictures are taken. */
export function PictureLook({ look, onChange }: PictureLookProps) {
  const say = useWords();
  return (
    <div className={styles.look}>
      <ChoiceCards<View>
        layout="pills"
        label={say('previews.view')}
        choices={views.map((value) => ({ value, label: say(`previews.view.${value}`) }))}
        value={look.view}
        onChange={(view) => onChange({ ...look, view })}
      />
      <ChoiceCards<Look['ground']>
        layout="pills"
        label={say('previews.ground')}
        choices={(['light', 'dark'] as const).map((value) => ({
          value,
          label: say(`previews.ground.${value}`),
        }))}
        value={look.ground}
        onChange={(ground) => onChange({ ...look, ground })}
      />
      <Select<Size>
        label={say('previews.size')}
        options={sizeNames.map((value) => {
          const { width, height } = sizes[value];
          return { value, label: say('previews.pixels', { width, height }) };
        })}
        value={look.size}
        onChange={(size) => onChange({ ...look, size })}
      />
    </div>
  );
}
