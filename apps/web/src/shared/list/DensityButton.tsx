import { IconButton } from '@lucerna/kit';
import { useTranslate } from '../i18n';
import { useDensity } from './use-density';

/** Puts the rows of every list closer together or further apart: one button that shows the other way. */
export function DensityButton() {
  const t = useTranslate();
  const [density, setDensity] = useDensity();
  const other = density === 'compact' ? 'comfortable' : 'compact';
  return (
    <IconButton
      icon={other === 'compact' ? 'rows' : 'list'}
      variant="filled"
      label={t(`lists.${other}`)}
      onPress={() => setDensity(other)}
    />
  );
}
