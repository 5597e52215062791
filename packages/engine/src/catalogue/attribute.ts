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
