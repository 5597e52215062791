/** The address of one of the maker's pictures, as it was made. */
export const fileAddress = (content: string, width: number, type: 'avif' | 'webp'): string =>
  `/pictures/made/${content}-${width}.${type}`;
