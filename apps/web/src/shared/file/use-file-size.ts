import { useFormat } from '../i18n';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** `1.2 MB`: how large a file is, in words. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormat();
  return (bytes) =>
    bytes < megabyte
      ? format.unit(Math.max(1, Math.round(bytes / kilobyte)), 'kB')
      : format.unit(bytes / megabyte, 'MB', 1);
}
