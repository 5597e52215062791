import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import type { LoadPage } from './page-code';

/** The code of a page, and what shows it. */
interface ReadPage {
  readonly load: LoadPage;
  readonly Page: ComponentType;
}

/**
 * A page whose code is read when it is first wanted. Code that is there already is shown at once: React's `lazy` waits
 * for it even then, and lets up to 300 ms pass before it shows what it waited for.
 */
export function readPage(read: LoadPage): ReadPage {
  let known: ComponentType | null = null;
  const load: LoadPage = async () => {
    const code = await read();
    known = code.default;
    return code;
  };
  const Awaited = lazy(load);
  return {
    load,
    Page: function Page() {
      // The same for as long as it is shown: another component would begin the page anew.
      const [Shown] = useState<ComponentType>(() => known ?? Awaited);
      return <Shown />;
    },
  };
}
