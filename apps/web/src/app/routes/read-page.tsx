import { lazy, startTransition, useEffect, useState, type ComponentType } from 'react';
import { awaitCode, importAtOnce } from '../../shared/lazy';
import { standInFor } from '../page/UnreachedPage';
import type { LoadPage } from './page-code';

/** The code of a page, and what shows it. */
interface ReadPage {
  readonly load: LoadPage;
  readonly Page: ComponentType;
}

/** Nothing was shown yet in this visit that could stay until the code of a page is there. */
let isFirst = true;

/**
 * A page whose code is read when it is first wanted. Code that is there is shown at once, and the first page of a
 * visit as soon as its code comes: React's `lazy` waits even for code that is there, and lets up to 300 ms pass before it
 * shows what it waited for.
 */
export function readPage(read: LoadPage): ReadPage {
  let known: ComponentType | null = null;
  const load: LoadPage = async () => {
    const code = await (known ? read() : awaitCode(importAtOnce(read)));
    known = code.default;
    return code;
  };
  const Awaited = lazy<ComponentType>(() => load().catch(standInFor));
  return {
    load,
    Page: function Page() {
      // The same for as long as it is shown: another component would begin the page anew.
      const [Shown, setShown] = useState<ComponentType | null>(() => (isFirst ? null : (known ?? Awaited)));
      useEffect(() => {
        isFirst = false;
        if (Shown) return;
        load().then(
          // In slices: a page that is drawn in one piece keeps a phone from taking a press.
          ({ default: page }) => startTransition(() => setShown(() => page)),
          // It fails once more there, where a page that breaks is told of.
          () => setShown(() => Awaited),
        );
      }, [Shown]);
      return Shown && <Shown />;
    },
  };
}
