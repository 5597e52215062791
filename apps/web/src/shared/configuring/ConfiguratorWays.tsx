import { ButtonLink } from '@lucerna/kit';
import { useFlag } from '../flag';
import { useChoosing, wayToConfigure } from '../route';
import { useWords } from '../words';

interface ConfiguratorWaysProps {
  readonly subFamilyId: number;
  /** The configurators of its models, by name. */
  readonly types: readonly string[];
  /** The model to begin with. */
  readonly model?: string;
}

/** What can be drawn can be counted as well. */
const alsoBy: Readonly<Record<string, readonly string[]>> = { drawing: ['drawing', 'nodrawing'] };

/** The ways to make more of a collection than one luminaire: to compose it, to draw it, to count it. */
export function ConfiguratorWays({ subFamilyId, types, model }: ConfiguratorWaysProps) {
  const say = useWords();
  const { projectId } = useChoosing();
  const mayCompose = useFlag('compositor')?.subFamilies.includes(subFamilyId) ?? false;
  const wanted = [...new Set(types.flatMap((type) => alsoBy[type] ?? [type]))].filter(
    (type) => type !== 'compositor' || mayCompose,
  );
  return wanted.map((type) => {
    const path = wayToConfigure({ type, subFamilyId }, { mode: 'create', projectId, model });
    return (
      path && (
        <ButtonLink key={type} href={path}>
          {say(`configurator.way.${type}`)}
        </ButtonLink>
      )
    );
  });
}
