declare module 'virtual:hero' {
  /** Addresses of the home page's room, drawn while building. */
  export const hero: Readonly<Record<'light' | 'dark', string>>;
}
