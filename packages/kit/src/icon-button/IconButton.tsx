import { Tooltip } from '../tooltip/Tooltip';
import { BareIconButton } from './BareIconButton';
import type { BareIconButtonProps } from './BareIconButton';

export interface IconButtonProps extends BareIconButtonProps {
  /** Leaves the tooltip away where the words already stand beside it. */
  hasTooltip?: boolean;
}

/** An act shown by a drawing only; its label is the accessible name and the tooltip. */
export function IconButton({ hasTooltip = true, ...rest }: IconButtonProps) {
  const button = <BareIconButton {...rest} />;
  return hasTooltip ? <Tooltip content={rest.label}>{button}</Tooltip> : button;
}
