import { useIntl } from 'react-intl';
import { useFormat } from '../i18n';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** `1.2 MB`, in French `1,2 Mo`: how large a file is, in words. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormat();
  const intl = useIntl();
  const nameOf = (unit: 'kilobyte' | 'megabyte') =>
    intl
      .formatNumberToParts(1, { style: 'unit', unit, unitDisplay: 'short' })
      .find(({ type }) => type === 'unit')?.value ?? unit;
  return (bytes) =>
    bytes < megabyte
      ? format.unit(Math.max(1, Math.round(bytes / kilobyte)), nameOf('kilobyte'))
      : format.unit(bytes / megabyte, nameOf('megabyte'), 1);
}
