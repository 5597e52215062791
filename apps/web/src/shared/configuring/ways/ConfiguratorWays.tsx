import { ButtonLink } from '@lucerna/kit';
import { useFlag } from '../../flag';
import { useChoosing, wayToConfigure } from '../../route';
import { useTranslate } from '../../i18n';
import { mayCompose } from './may-compose';

interface ConfiguratorWaysProps {
  readonly subFamilyId: number;
  /** The application places that it is offered for. */
  readonly applications: readonly number[];
  /** The configurators of its models, by name. */
  readonly types: readonly string[];
  /** The model to begin with. */
  readonly model?: string;
}

/** What can be drawn can be counted as well. */
const alsoBy: Readonly<Record<string, readonly string[]>> = { drawing: ['drawing', 'nodrawing'] };

/** The ways to make more of a collection than one luminaire: to compose it, to draw it, to count it. */
export function ConfiguratorWays({ subFamilyId, applications, types, model }: ConfiguratorWaysProps) {
  const t = useTranslate();
  const { projectId } = useChoosing();
  const canCompose = mayCompose(useFlag('compositor'), { subFamilyId, applications });
  const wanted = [...new Set(types.flatMap((type) => alsoBy[type] ?? [type]))].filter(
    (type) => type !== 'compositor' || canCompose,
  );
  return wanted.map((type) => {
    const path = wayToConfigure({ type, subFamilyId }, { mode: 'create', projectId, model });
    return (
      path && (
        <ButtonLink key={type} href={path}>
          {t(`configurator.way.${type}`)}
        </ButtonLink>
      )
    );
  });
}
