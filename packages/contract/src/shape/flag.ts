import { z } from 'zod';

/** Where `compositor` opens: for these collections and application places. */
export interface CompositorPlaces {
  readonly subFamilies: readonly number[];
  readonly applications: readonly number[];
}

interface Described<Value> {
  /** The value where the definitions say nothing, or cannot be read. */
  readonly otherwise: Value;
  /**
   * `viewer`: each account may have a value of its own (roll-out, e-mail). `installation`: one value for all, since
   * what it decides is stored and read by several.
   */
  readonly asked: 'viewer' | 'installation';
  /** Where the spec names it. */
  readonly spec: string;
  readonly effect: string;
}

const switched = (flag: Described<boolean>): Described<boolean> => flag;

/** Every flag that the spec names (P6, C6), what it does and its value without definitions. */
export const flags = {
  rules: switched({
    otherwise: true,
    asked: 'installation',
    spec: 'C5',
    effect: 'Exclusion rules decide what can be combined. Off: every combination of valid values is allowed.',
  }),
  filterControlMforCP: switched({
    otherwise: false,
    asked: 'installation',
    spec: 'C5',
    effect: 'A composing pendant offers no control whose code begins with M.',
  }),
  variationCatalog: switched({
    otherwise: true,
    asked: 'installation',
    spec: 'C5',
    effect:
      'An imported variation needs a known brand, which decides its catalogue. Off: its own column does.',
  }),
  dynamics: switched({
    otherwise: false,
    asked: 'viewer',
    spec: 'P4',
    effect: 'After the account is read, the user is read again by contact id from the v2 user call.',
  }),
  upsertVersionD365: switched({
    otherwise: false,
    asked: 'installation',
    spec: 'P4',
    effect:
      'What a project became (added, updated, deleted, cloned, created) is told to the ERP as an event `versionUpserted`, once a minute for each project.',
  }),
  lockWebLogin: switched({
    otherwise: false,
    asked: 'viewer',
    spec: 'P6',
    effect:
      'Nobody with this e-mail can sign in, sign up or reset a password; sessions that exist go on. Asked with the e-mail that was typed.',
  }),
  hideProjectClone: switched({
    otherwise: false,
    asked: 'viewer',
    spec: 'P6',
    effect: 'No screen offers to duplicate a project.',
  }),
  preventCompanyPrivilegesUpdate: switched({
    otherwise: false,
    asked: 'viewer',
    spec: 'P6',
    effect: 'Privileges of the users of a company cannot be changed.',
  }),
  impersonationLogout: switched({
    otherwise: false,
    asked: 'viewer',
    spec: 'P6',
    effect: 'The end of an impersonation signs out instead of returning to the own account.',
  }),
  qaOrderSending: switched({
    otherwise: true,
    asked: 'viewer',
    spec: 'P6',
    effect: 'Orders go on to the ERP. Off for an e-mail: orders of this user stay in Lucerna.',
  }),
  internalPages: switched({
    otherwise: false,
    asked: 'viewer',
    spec: 'P2',
    effect: 'The internal pages exist for this user: studio, compositor, technicalinfo, productsheet.',
  }),
  composeUrlPreview: switched({
    otherwise: false,
    asked: 'viewer',
    spec: 'P2',
    effect: 'The page /preview/compose exists.',
  }),
  validateComposingPendantsProduct: switched({
    otherwise: false,
    asked: 'viewer',
    spec: 'C2',
    effect: 'Composing pendants are validated in the compositor. Off: in the attributes configurator.',
  }),
  multiDocumentCompression: switched({
    otherwise: true,
    asked: 'viewer',
    spec: 'C4',
    effect: 'Several downloaded documents come as one zip file. Off: each by itself.',
  }),
  languagesV2: switched({
    otherwise: true,
    asked: 'viewer',
    spec: 'C7',
    effect: 'Languages are listed by v2 languages/{lang}. Off: by languages with lang.',
  }),
  orderVersion: {
    otherwise: 'v3',
    asked: 'viewer',
    spec: 'P7',
    effect: 'The version of the call that reads an order: v1, v2 or v3.',
  } satisfies Described<string>,
  compositor: {
    otherwise: { subFamilies: [], applications: [] },
    asked: 'viewer',
    spec: 'C5',
    effect: 'The collections and application places for which this user may open the compositor.',
  } satisfies Described<CompositorPlaces>,
} as const satisfies Readonly<Record<string, Described<boolean | string | CompositorPlaces>>>;

export type FlagName = keyof typeof flags;

interface OtherValues {
  readonly orderVersion: 'v1' | 'v2' | 'v3';
  readonly compositor: CompositorPlaces;
}

/** The values of all flags for one who asks. The rules behind them stay on the server. */
export type FlagValues = {
  readonly [Name in FlagName]: Name extends keyof OtherValues ? OtherValues[Name] : boolean;
};

const ids = z.array(z.int());
const others: { readonly [Name in keyof OtherValues]: z.ZodType<OtherValues[Name]> } = {
  orderVersion: z.enum(['v1', 'v2', 'v3']),
  compositor: z.object({ subFamilies: ids, applications: ids }),
};
const shapeOf = (name: FlagName): z.ZodType =>
  name in others ? others[name as keyof OtherValues] : z.boolean();

export const flagNames = Object.keys(flags) as readonly FlagName[];

/** The shape of each value: a definition of another shape is not used. */
export const flagShapes = Object.fromEntries(flagNames.map((name) => [name, shapeOf(name)])) as {
  readonly [Name in FlagName]: z.ZodType<FlagValues[Name]>;
};

export const flagValues: z.ZodType<FlagValues> = z.object(flagShapes);
