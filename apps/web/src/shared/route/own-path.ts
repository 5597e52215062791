/** Whether a path that came from outside stays in the app: `/x`, but neither `//host`, `/\host` nor `https:`. */
export function isOwnPath(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop tabs and line breaks, after which /\t/host is //host
  return /^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(path);
}
