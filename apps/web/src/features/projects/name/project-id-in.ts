const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** The id of a project in its link or by itself; null where there is none. */
export const projectIdIn = (text: string): string | null => id.exec(text)?.[0].toLowerCase() ?? null;
