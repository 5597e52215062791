import { IconButton } from '@lucerna/kit';
import { useWords } from '../words';
import { useDensity } from './use-density';

/** Puts the rows of every list closer together or further apart: one button that shows the other way. */
export function DensityButton() {
  const say = useWords();
  const [density, setDensity] = useDensity();
  const other = density === 'compact' ? 'comfortable' : 'compact';
  return (
    <IconButton
      icon={other === 'compact' ? 'rows' : 'list'}
      variant="filled"
      label={say(`lists.${other}`)}
      onPress={() => setDensity(other)}
    />
  );
}
