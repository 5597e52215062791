import { notify } from '@lucerna/kit';
import { useSelector, useStore } from 'react-redux';
import { readFile } from '../../../shared/api';
import { useFailureText } from '../../../shared/failure';
import { saveFile } from '../../../shared/file/save-file';
import { languageOf } from '../../../shared/i18n';
import type { NamedProject } from '../name/named-project';

/** Saves the lines of a project as a table that can be imported again. */
export function useExportList({ id, name }: Pick<NamedProject, 'id' | 'name'>) {
  const store = useStore();
  const textOf = useFailureText();
  const language = useSelector(languageOf);
  return async (format: 'xlsx' | 'csv') => {
    const read = await readFile(store, `/api/v1/projects/${id}/schedule?format=${format}&lang=${language}`);
    if ('data' in read) return saveFile(read.data, `${name}.${format}`);
    const { title, text } = textOf(read.error);
    notify({ tone: 'error', title, text });
  };
}
