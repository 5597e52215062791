import { choicesOf, parseReference, type Choices, type PreparedModel } from '@lucerna/engine';
import type { Crumb } from '@lucerna/kit';
import { useParams, useSearchParams } from 'react-router';
import { useCatalogue, useChosenProject } from '../../shared/catalogue/use-catalogue';
import { useConfigured } from '../../shared/editor/configured/use-configured';
import { LoadedDraftGate } from '../../shared/editor/autosave/LoadedDraftGate';
import { FailedQueryPage } from '../../shared/failure';
import { useChoosing } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { AddAct } from './AddAct';
import { Configurator } from './Configurator';
import { ConfiguratorLoader, ConfiguratorWaiting } from './ConfiguratorLoader';
import { draftKeyOf } from './kept-key';

const nothing = { choices: {}, quantity: 1 };

/** The choices that a reference of the model states; of another or a broken one nothing. */
function statedBy(
  reference: string | null,
  model: string,
): { readonly choices: Choices; readonly quantity: number } {
  const parsed = reference === null ? null : parseReference(reference);
  if (!parsed?.ok || parsed.value.model !== model) return nothing;
  const { pendantHeight, ...coded } = choicesOf(parsed.value);
  return { choices: pendantHeight ? { ...coded, pendantHeight } : coded, quantity: 1 };
}

/**
 * Configures a luminaire that is not yet in a project, or is to be added to the project of the page. With `?reference=` it
 * begins as that reference says.
 */
export function NewProduct() {
  const { model } = useParams();
  const reference = useSearchParams()[0].get('reference');
  const catalogId = useCatalogue();
  const project = useChosenProject();
  if (project.error && !project.data) {
    return <FailedQueryPage query={project} />;
  }
  return (
    <ConfiguratorLoader key={model} model={model} catalogId={catalogId}>
      {(prepared) => (
        <Opening
          key={`${prepared.sheet.model.model} ${reference}`}
          prepared={prepared}
          reference={reference}
        />
      )}
    </ConfiguratorLoader>
  );
}

interface OpeningProps {
  readonly prepared: PreparedModel;
  readonly reference: string | null;
}

/** What the address states, or what is kept of the work on it. */
function Opening({ prepared, reference }: OpeningProps) {
  const { model, catalogId } = prepared.sheet;
  const crumbs = useCrumbs(model);
  const stated = statedBy(reference, model.model);
  const draftKey = draftKeyOf(catalogId, model.model, stated === nothing ? null : reference);
  return (
    <LoadedDraftGate draftKey={draftKey} waiting={<ConfiguratorWaiting name={model.name} crumbs={crumbs} />}>
      {(found) => (
        <Configured prepared={prepared} start={stated} draftKey={draftKey} found={found} crumbs={crumbs} />
      )}
    </LoadedDraftGate>
  );
}

/** The way to the page, from the collections on. */
function useCrumbs(model: PreparedModel['sheet']['model']): readonly Crumb[] {
  const t = useTranslate();
  const choosing = useChoosing();
  const { applicationLocationId = '1' } = useParams();
  return [
    { label: t('collections.title'), href: choosing.collections() },
    { label: model.subFamily.name, href: choosing.models(model.subFamily.id) },
    {
      label: model.name,
      href: choosing.model(model.subFamily.id, Number(applicationLocationId), model.model),
    },
    { label: t('configurator.title') },
  ];
}

type ConfiguredProps = Parameters<typeof useConfigured>[0] & { readonly crumbs: readonly Crumb[] };

function Configured({ crumbs, ...given }: ConfiguredProps) {
  const configuring = useConfigured(given);
  return (
    <Configurator configuring={configuring} crumbs={crumbs} act={<AddAct configuring={configuring} />} />
  );
}
