import { readLocal, removeLocal, writeLocal } from '../../../shared/local-storage/local-storage';
import type { Table } from '@lucerna/spreadsheet';
import type { Columns } from './columns';

/** A list that was read and is not added yet. A reload of the tab, or a lost connection, loses none of it. */
export interface ListDraft {
  readonly table: Table;
  readonly columns: Columns;
}

/** It goes with the account when that signs out, as all that is kept in this browser. */
const nameOf = (projectId: string) => `list.${projectId}`;

export const readDraft = (projectId: string): ListDraft | null => readLocal<ListDraft>(nameOf(projectId));
export const writeDraft = (projectId: string, draft: ListDraft): void => writeLocal(nameOf(projectId), draft);
export const removeDraft = (projectId: string): void => removeLocal(nameOf(projectId));
