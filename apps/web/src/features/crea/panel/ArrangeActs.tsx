import type { CatalogId } from '@lucerna/engine';
import { AlignMenu, ArrayMenu } from '../../../shared/editor';
import type { Commands } from '../room/use-commands';

interface ArrangeActsProps {
  /** How many things move by themselves. */
  readonly movers: number;
  readonly catalogId: CatalogId;
  readonly commands: Commands;
}

/** Brings what is selected into line, spaces it evenly, or makes rows and columns of it. */
export function ArrangeActs({ movers, catalogId, commands }: ArrangeActsProps) {
  return (
    <>
      {movers > 1 && (
        <AlignMenu movers={movers} onAlign={commands.align} onDistribute={commands.distribute} />
      )}
      <ArrayMenu catalogId={catalogId} onArray={commands.array} />
    </>
  );
}
