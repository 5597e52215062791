/** The materials of the feed that we have words for, each with its text; another is written as the feed has it. */
export const materialTexts = {
  'blown glass': 'model.blownGlass',
  aluminium: 'model.aluminium',
  PMMA: 'model.pmma',
  steel: 'model.steel',
  'polyester textile': 'model.textile',
} as const;
