import './styles/layers.css';

export { DialogTrigger } from 'react-aria-components';

export { KitProvider, type KitProviderProps } from './provider/KitProvider';
export { KitTexts, useKitText } from './texts/KitTexts';
export { defaultKitTexts, type KitTextKey } from './texts/defaults';
export { classNames } from './class-names';

export { Alert, type AlertProps, type Tone } from './alert/Alert';
export { AppBar, type AppBarProps } from './app-bar/AppBar';
export { Autocomplete, type AutocompleteProps } from './autocomplete/Autocomplete';
export { Breadcrumbs, type Crumb } from './breadcrumbs/Breadcrumbs';
export { breakpoints, type Breakpoint } from './breakpoint/breakpoints';
export { useBreakpoint } from './breakpoint/use-breakpoint';
export { Button, type ButtonProps } from './button/Button';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox';
export type { Choice } from './choice/choice';
export { ChoiceCards, type ChoiceCardsProps, type CardChoice } from './choice-cards/ChoiceCards';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog';
export { DatePicker, type DatePickerProps } from './date-picker/DatePicker';
export { Dialog, type DialogProps } from './dialog/Dialog';
export type { DialogLayer, DialogSize } from './dialog/layer-size';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState';
export { Footer, type FooterProps } from './footer/Footer';
export { Grid, type GridProps } from './grid/Grid';
export { Heading, type HeadingProps } from './heading/Heading';
export { Icon, type IconProps } from './icon/Icon';
export type { IconName } from './icon/shapes';
export { BareIconButton, type BareIconButtonProps } from './icon-button/BareIconButton';
export { IconButton, type IconButtonProps } from './icon-button/IconButton';
export { Link, type LinkProps } from './link/Link';
export { Menu, type MenuProps, type MenuEntry } from './menu/Menu';
export { NumberField, type NumberFieldProps } from './number-field/NumberField';
export { OneLine, type OneLineProps } from './one-line/OneLine';
export { Page, PageShell, type PageProps, type PageShellProps } from './page/Page';
export { PageHeader, type PageHeaderProps } from './page/PageHeader';
export { useStickyFoot } from './page/use-sticky-foot';
export { Pagination, type PaginationProps } from './pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './password-field/PasswordField';
export { Popover, type PopoverProps } from './popover/Popover';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar';
export type { OutOfRange, QuantityLimits, QuantityNotation } from './quantity/quantity';
export { QuantityField, type QuantityFieldProps } from './quantity-field/QuantityField';
export { RemoveButton, type RemoveButtonProps } from './remove-button/RemoveButton';
export { ScaleGroup, type ScaleGroupProps, type ScaleChoice } from './scale-group/ScaleGroup';
export { SearchField, type SearchFieldProps } from './search-field/SearchField';
export { SearchPalette } from './search-palette/SearchPalette';
export type { PaletteGroup, PaletteOption, SearchPaletteProps } from './search-palette/SearchPalette';
export { Select, type SelectProps } from './select/Select';
export type { SelectOption } from './select/SelectItem';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './spinner/Spinner';
export { Stack, type StackProps } from './stack/Stack';
export type { Space } from './stack/space';
export { StepIndicator, type StepIndicatorProps, type Step } from './step-indicator/StepIndicator';
export { Stepper, type StepperProps, type StepperStep } from './stepper/Stepper';
export { SubMenu, type SubMenuProps, type SubMenuEntry } from './sub-menu/SubMenu';
export { SwatchGroup, type SwatchGroupProps, type SwatchChoice } from './swatch-group/SwatchGroup';
export { Switch, type SwitchProps } from './switch/Switch';
export { Table, TableBody, TableCell, TableGap, TableRow, TableWidths } from './table/Table';
export type {
  Density,
  TableProps,
  TableColumn,
  TableBodyProps,
  TableCellProps,
  TableRowProps,
} from './table/Table';
export { Tabs, type TabsProps, type TabEntry } from './tabs/Tabs';
export { Text, type TextProps } from './text/Text';
export { TextArea, type TextAreaProps } from './text-area/TextArea';
export { TextField, type TextFieldProps } from './text-field/TextField';
export { TriedForm } from './provider/tried-form';
export { ToastRegion } from './toast/ToastRegion';
export { notify, type Notice } from './toast/notify';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden';
