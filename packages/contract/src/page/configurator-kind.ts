/** The five configurators with a path of their own, and the modes of each beside making a product anew (C2). */
export const configurators = {
  crea: ['edit', 'validate'],
  'sticks-nodrawing': ['edit', 'validate'],
  'sticks-drawing': ['edit', 'validate', 'export'],
  'plusminus-nodrawing': ['edit', 'validate', 'view'],
  'plusminus-drawing': ['edit', 'validate', 'export', 'view'],
} as const;

export type ConfiguratorKind = keyof typeof configurators;
