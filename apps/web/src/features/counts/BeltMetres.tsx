import { countsOf, drawnSystems } from '@lucerna/engine';
import { NumberField } from '@lucerna/kit';
import { useWords } from '../../shared/words';
import type { Counting } from './counting';

const mostMetres = 100;

/** Metres of belt, in steps of the shortest one: they are cut from the lengths of the catalogue. */
export function BeltMetres({ counting, isReadOnly }: { counting: Counting; isReadOnly: boolean }) {
  const say = useWords();
  const { system, editor, state } = counting;
  const { belts } = drawnSystems[system];
  const counts = countsOf(state.value.space);
  const metres = belts.reduce((sum, { model, length }) => sum + length * (counts.get(model) ?? 0), 0);
  return (
    <NumberField
      label={say('counts.beltMetres')}
      unit="m"
      value={metres}
      min={0}
      max={mostMetres}
      step={belts[0]?.length ?? 1}
      isDisabled={isReadOnly}
      onChange={(wanted) => editor.edit({ type: 'belt', metres: wanted }, { joins: 'belt' })}
    />
  );
}
