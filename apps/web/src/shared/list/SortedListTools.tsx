import { Select } from '@lucerna/kit';
import { useTranslate } from '../i18n';
import { FilterSelect } from './FilterSelect';
import { listSorts, type ListSort } from './list-sorts';
import { ListTools } from './ListTools';

interface SortedListToolsProps<State extends string> {
  /** Ids of texts. */
  readonly words: Readonly<
    Record<'search' | 'searchHint' | 'state' | 'allStates' | 'sort' | ListSort, string>
  >;
  readonly states: readonly { readonly value: State; readonly label: string }[];
  readonly asked: { readonly search: string; readonly state: State | undefined; readonly sortBy: ListSort };
  readonly onAsk: (part: { search?: string; state?: State | undefined; sortBy?: ListSort }) => void;
  readonly hasDensity?: boolean;
}

/** Search, state and sorting of a list. */
export function SortedListTools<State extends string>(props: SortedListToolsProps<State>) {
  const { words, states, asked, onAsk, hasDensity } = props;
  const t = useTranslate();
  return (
    <ListTools
      hasDensity={hasDensity}
      label={t(words.search)}
      hint={t(words.searchHint)}
      search={asked.search}
      onSearch={(search) => onAsk({ search })}
    >
      <FilterSelect
        isQuiet
        label={t(words.state)}
        all={t(words.allStates)}
        options={states}
        value={asked.state}
        onChange={(state) => onAsk({ state })}
      />
      <Select
        label={t(words.sort)}
        isLabelHidden
        variant="quiet"
        options={listSorts.map((value) => ({ value, label: t(words[value]) }))}
        value={asked.sortBy}
        onChange={(sortBy) => onAsk({ sortBy })}
      />
    </ListTools>
  );
}
