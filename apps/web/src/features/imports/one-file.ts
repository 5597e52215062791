/** Letters of the name under which several files are sent together. */
const longestName = 120;

/** What is sent: one file as it is, several in an archive, which the server unpacks as it does the folder of a feed. */
export async function oneFile(files: readonly File[]): Promise<File | undefined> {
  const [first, ...others] = files;
  if (!first || others.length === 0) return first;
  const { zipFiles } = await import('@lucerna/scene/zip');
  const seen = new Set<string>();
  const named = await Promise.all(
    files.map(async (file, at) => {
      // Two of one name would be one file of the archive: the server tells that both hold the same rows.
      const name = seen.has(file.name) ? `${at + 1} ${file.name}` : file.name;
      seen.add(name);
      return { name, bytes: new Uint8Array(await file.arrayBuffer()) };
    }),
  );
  const name = files.map((file) => file.name).join(', ');
  const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  return new File([zipFiles(named)], `${short}.zip`, { type: 'application/zip' });
}
