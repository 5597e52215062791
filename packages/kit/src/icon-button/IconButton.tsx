import { Tooltip, type TooltipProps } from '../tooltip/Tooltip';
import { BareIconButton, type BareIconButtonProps } from './BareIconButton';

export interface IconButtonProps extends BareIconButtonProps {
  /** Leaves the tooltip away where the words already stand beside it. */
  hasTooltip?: boolean;
  /** Beside it in a column of tools, where above it is the next one. */
  tooltipPlacement?: TooltipProps['placement'];
}

/** An act shown by a drawing only; its label is the accessible name and the tooltip. */
export function IconButton({ hasTooltip = true, tooltipPlacement, ...rest }: IconButtonProps) {
  const button = <BareIconButton {...rest} />;
  if (!hasTooltip) return button;
  return (
    <Tooltip
      content={rest.label}
      placement={tooltipPlacement}
      title={rest.isDisabled ? rest.label : undefined}
    >
      {button}
    </Tooltip>
  );
}
