/** What the act at the foot of an editor is told besides the work. */
export interface ToSave {
  /** It can be built as it is. */
  readonly isPossible: boolean;
  /** The product was removed from its project: it can only be added anew. */
  readonly isGone?: boolean;
  /** The version of the project that may be replaced; undefined while that is not known, or not decided. */
  readonly version?: number;
  /** Forgets what is kept of it, once it is stored. */
  readonly forget: () => void;
}

/** What the act is told of what is kept of the work. */
export const draftToSave = ({
  version,
  isGone,
  forget,
}: Omit<ToSave, 'isPossible'>): Omit<ToSave, 'isPossible'> => ({
  version,
  isGone,
  forget,
});
