import type { Rolldown } from 'vite';

/** Modules whose path holds one of some pieces of paths. */
const of = (...pieces: readonly string[]): RegExp => new RegExp(pieces.join('|').replaceAll('/', '[\\\\/]'));

const controls = of('/node_modules/(react-aria|react-stately|use-sync-external-store|@)', '/kit/src/');

/**
 * Which modules share a file. What every page needs is two files: `base` has the libraries, which stay in a browser's
 * cache over many releases, the entry our own code. Of what comes later, parts that many pages read are put together
 * by subject: each file costs a request, a millisecond of the page's own time to ask for it, and a name in the list of
 * files that the entry carries. A group brings along what its modules import, so those come first that import little,
 * and a group takes only what about as many pages read: a page must not read code for another's sake. `minShareCount`
 * is that number of pages and late parts.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'preload', test: of('/web/src/preload', '/picture/address', 'vite/preload-helper'), priority: 3 },
  { name: 'base', tags: ['$initial'], test: of('/node_modules/'), priority: 2 },
  { name: 'app', tags: ['$initial'], priority: 1 },
  {
    // Which photograph a page shows, it says before the page does.
    name: 'data',
    test: of(
      '/preload/page-data',
      '/makers-picture/(address|shown-picture)',
      '/engine/src/catalogue/picture\\.',
    ),
  },
  {
    name: 'page',
    test: of(
      '/kit/src/(stack|skeleton)/',
      '/kit/src/page/PageHeader',
      '/web/src/shared/picture/(?!Composed|Product|Strip)',
      '/web/src/shared/i18n/use-format',
      '/web/src/shared/failure/(FailedQuery|failure-keys|no-access|use-failure-text)',
      '/useControlledState.mjs',
    ),
    minShareCount: 2,
  },
  {
    // What follows around the page once it stands, all of it at once.
    name: 'frame',
    test: of(
      '/web/src/app/layout/(ComingLine|MissingCode|use-lazy-code-prefetch|HeadingFocus|WebsiteLinks|FootLinks|Downloads)',
      '/web/src/shared/(lazy/prefetch-lazy-code|route/website|downloads/downloads)',
    ),
  },
  {
    name: 'ways',
    test: of(
      '/kit/src/(breadcrumbs|empty-state|visually-hidden)/',
      '/web/src/shared/picture/(Composed|Product|Strip)',
      '/web/src/shared/(i18n|route|api|catalogue/use-catalogue)/?',
      '/engine/src/(problem|language|catalogue/catalog|catalogue/variation|drawing/drawing-limits|creation/export-format)',
      '/reference/compose-reference',
      '/toast/(useToastState|notify)\\.',
    ),
    minShareCount: 2,
  },
  {
    // Apart from the shapes of the contract: whoever reads what is stored has schemas of the engine's alone.
    name: 'parser',
    test: of('/node_modules/zod/'),
    minShareCount: 7,
  },
  {
    name: 'shapes',
    test: of('/contract/src/shape/', '/web/src/shared/form/use-rule'),
    minShareCount: 7,
  },
  {
    // Fields, quantities, notices and the words beside a control, without what opens over the page.
    name: 'field',
    test: of(
      '/react-aria-components/dist/private/(Autocomplete|Text|FieldError|Form|Group|Input|OverlayArrow|Tooltip|TextArea|TextField)\\.',
      '/(react-aria|react-stately)/dist/private/(form|label|textfield|tooltip)/',
      '/private/overlays/(calculatePosition|useCloseOnScroll|useOverlayPosition|PortalProvider|useOverlayTriggerState|useModal)\\.',
      '/private/(utils/(useResizeObserver|animation|useFormReset)|i18n/useLocalizedStringFormatter)\\.',
      '/LocalizedString(Dictionary|Formatter)\\.',
      '/node_modules/use-sync-external-store/',
      '/kit/src/(tooltip|icon-button|field|alert|text-field|quantity|quantity-field|breakpoint|page/use-sticky-foot)',
    ),
    minShareCount: 14,
  },
  {
    name: 'figures',
    test: of(
      '/node_modules/big.js/',
      '/engine/src/(unit|price/money)',
      '/engine/src/(price/(unit-prices|minor-units|sublevel-discount)|catalogue/(attribute|validity))\\.',
      '/web/src/shared/(catalogue|file)/',
    ),
    minShareCount: 8,
  },
  {
    // Tables and lists of lines: what stands in their rows and over them.
    name: 'rows',
    test: of(
      '/react-aria-components/dist/private/SearchField\\.',
      '/(react-aria|react-stately)/dist/private/searchfield/',
      '/kit/src/(table|checkbox|search-field)/',
      '/web/src/shared/(sale/FreeLineCells|list/(use-row-window|DensityButton))',
      '/web/src/features/projects/versions/use-title-of',
    ),
    minShareCount: 3,
  },
  {
    name: 'focus',
    test: of(
      '/private/(focus/FocusScope|utils/shadowdom/ShadowTreeWalker|utils/useEvent|visually-hidden/VisuallyHidden|SelectionIndicator|SharedElementTransition)\\.',
    ),
    minShareCount: 14,
  },
  {
    // Choices of a configurator, open on the page.
    name: 'choices',
    test: of(
      '/react-aria-components/dist/private/(RadioGroup|Disclosure|NumberField)\\.',
      '/(react-aria|react-stately)/dist/private/(radio|disclosure|numberfield|spinbutton)/',
      '/kit/src/(choice|choice-cards|swatch-group|scale-group|disclosure|number-field)/',
    ),
    minShareCount: 8,
  },
  // What opens over the page: menus, selects, dialogs, and the lists in them.
  { name: 'over', test: controls, minShareCount: 14 },
  { name: 'rules', test: of('/engine/src/(catalogue|configuration|price)/'), minShareCount: 22 },
  {
    // What stands beside a price on pages that edit nothing as well: a luminaire's, and a project's.
    name: 'offer',
    test: of(
      '/engine/src/(delivery|order|price/(?!list-price|sum-of-prices))/?',
      '/web/src/shared/(copy/|stock/|form/day|lazy/LatePopover)',
      '/web/src/shared/configuring/(add/|foot/(Figure|PriceOnRequest|PriceShown.module|TextTransition|WhyNoPrice))',
    ),
    minShareCount: 2,
  },
  {
    // What a luminaire's configurator shares with the editors of rooms and drawings: begun work, choices, steps, price.
    name: 'config',
    test: of(
      '/node_modules/idb/',
      '/engine/src/history',
      '/picture/src/(swatch|light|finish|colour|table|svg|installation/drawing)\\.',
      '/web/src/shared/(configuring|editor/(autosave|store|share))/',
    ),
    minShareCount: 8,
  },
  {
    name: 'editor',
    // Schemas of what is stored, and who reads by them, bring a parser along: the page of a luminaire does without.
    test: of(
      '/engine/src/(?!stored|element/element\\.|element/store/|drawing/drawing\\.|drawing/store/|creation/(creation|rebuild-creation|store-creation)\\.)',
      '/picture/src/',
      '/web/src/shared/(editor/(?!space-document/)|configuring/|product/|export/(?!creation-of))',
    ),
    minShareCount: 10,
  },
  {
    // What is seen beside the lines of quotes and orders alone.
    name: 'sale',
    test: of('/web/src/shared/sale/(?!number-filler|FreeLineCells)'),
    minShareCount: 2,
  },
  {
    // Some lines each, that pages of several subjects read: their names in the list would be longer than they are.
    name: 'few-lines',
    test: of(
      '/contract/src/(project-type-names|search-words)',
      '/engine/src/(budget/quote-state|project/group-by)',
      '/web/src/shared/(product/edit-href|editor/(space-document/reading|save/to-save)|sale/number-filler|catalogue/(use-reference-example|use-model-sheet)|list/(use-typed-search|use-standing-answer)|failure/(FailedPart|AwaitedPart|use-act)|theme/use-print-in-light|editor/product/use-preconfig|file/use-file-size|photometry/light-file-address|configuring/ways/may-compose)',
    ),
    minShareCount: 2,
  },
];
