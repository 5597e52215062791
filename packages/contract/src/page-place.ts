/** What stands at the places of a page's path, such as the model; null where the address is of another page. */
export function placesIn(page: string, pathname: string): Readonly<Record<string, string>> | null {
  const pattern = page.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/\/:(\w+)/g, '/(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname);
  return found && { ...found.groups };
}

/** Whether an address is of a page's path, such as `/order/:orderId` or `/new-product/:configurator/:model?`. */
export const isAt = (page: string, pathname: string): boolean => placesIn(page, pathname) !== null;
