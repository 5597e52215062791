/** The attributes of a luminaire, in the order in which a reference writes them. */
export const attributeNames = ['color', 'temperature', 'control', 'installation', 'pendantHeight'] as const;
export type AttributeName = (typeof attributeNames)[number];

/** The attributes whose values are codes from a list; the pendant height is a length instead. */
export type CodedAttribute = Exclude<AttributeName, 'pendantHeight'>;
export const codedAttributes = [
  'color',
  'temperature',
  'control',
  'installation',
] as const satisfies readonly CodedAttribute[];

/** Whether the code of a value says that there is none: zeros alone stand for "the luminaire has no such attribute". */
export const isNotApplicable = (code: string): boolean => /^0+$/.test(code);
