import type { PreparedModel } from '@lucerna/engine';
import type { Crumb } from '@lucerna/kit';
import { useParams } from 'react-router';
import { useCatalogue } from '../../shared/catalogue/use-catalogue';
import { keyOf } from '../../shared/configuring/kept-configuration';
import { useChoosing } from '../../shared/route';
import { useWords } from '../../shared/words';
import { AddAct } from './AddAct';
import { Configurator } from './Configurator';
import { ConfiguratorLoader } from './ConfiguratorLoader';
import { useConfiguring } from './use-configuring';

const nothing = { choices: {}, quantity: 1 };

/** Configures a luminaire that is not yet in a project, or is to be added to the project of the page. */
export function NewProduct() {
  const { model } = useParams();
  return (
    <ConfiguratorLoader model={model} catalogId={useCatalogue()}>
      {(prepared) => <Configured key={prepared.sheet.model.model} prepared={prepared} />}
    </ConfiguratorLoader>
  );
}

function Configured({ prepared }: { prepared: PreparedModel }) {
  const say = useWords();
  const choosing = useChoosing();
  const { applicationLocationId = '1' } = useParams();
  const { model, catalogId } = prepared.sheet;
  const configuring = useConfiguring(prepared, keyOf(catalogId, model.model), nothing);
  const crumbs: Crumb[] = [
    { label: say('collections.title'), href: choosing.collections() },
    { label: model.subFamily.name, href: choosing.models(model.subFamily.id) },
    {
      label: model.name,
      href: choosing.model(model.subFamily.id, Number(applicationLocationId), model.model),
    },
    { label: say('configurator.title') },
  ];
  return (
    <Configurator configuring={configuring} crumbs={crumbs} act={<AddAct configuring={configuring} />} />
  );
}
