/** Milliseconds after which the browser has read the address of a file. */
const readAfter = 60_000;

/** Hands a file to the user as a download, under its own name where no other is given. */
export function saveFile(file: File): void;
export function saveFile(file: Blob, name: string): void;
export function saveFile(file: Blob | File, name = 'name' in file ? file.name : ''): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readAfter);
}
