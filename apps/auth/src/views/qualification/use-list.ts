import type { SelectOption } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { useSurroundings } from '../../app/surroundings';
import type { Answered, Call } from '../../call/call';

type Rows = readonly { readonly id: string; readonly description: string }[];

/** A list to choose from, in the language of the views; null while it loads, empty where it could not be read. */
export function useList(
  read: (call: Call, lang: string) => Promise<Answered<Rows>>,
): readonly SelectOption[] | null {
  const { call, language } = useSurroundings();
  const [options, setOptions] = useState<readonly SelectOption[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void read(call, language).then((answer) => {
      const rows = 'data' in answer ? answer.data : [];
      if (isWanted) setOptions(rows.map(({ id, description }) => ({ value: id, label: description })));
    });
    return () => {
      isWanted = false;
    };
  }, [call, language, read]);
  return options;
}
