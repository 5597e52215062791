/** The domains of the texts that the app shows. */
export const domains = ['common-front', 'eproject', 'widgets'] as const;
