/** Whether the server can be reached: asked for the smallest file that needs no session. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Whether the server has another version of the app than the one that is open: code that is not here yet is gone then. */
export async function isOutdated(): Promise<boolean> {
  const own = [...document.querySelectorAll<HTMLScriptElement>('head script[src][type=module]')];
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return false;
    const page = await answer.text();
    return own.some((script) => !page.includes(new URL(script.src).pathname));
  } catch {
    return false;
  }
}
