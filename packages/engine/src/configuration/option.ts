import type { ExclusionRule } from '../catalogue/row/rule';
import type { BovFlag } from '../catalogue/row/variation';
import type { Availability } from '../delivery/availability';
import type { Localized } from '../language';
import type { Problem } from '../problem';
import type { ConstraintRule } from '../catalogue/row/named-rule';
import type { Change, ChosenValue, Choices } from './choices';

/** Why a value cannot be chosen now, and the way out. */
export interface Blocked {
  readonly problems: readonly Problem[];
  /** A smallest set of rules that together exclude the value; empty when it is not available. */
  readonly rules: readonly ExclusionRule[];
  /** The named rules among them, which say their own reason. */
  readonly failed: readonly ConstraintRule[];
  /** The fewest of the user's choices that block the value; empty when no configuration has it. */
  readonly by: readonly ChosenValue[];
  /** The choices after the smallest change that frees the value, or null when nothing frees it. */
  readonly repair: Choices | null;
  readonly changes: readonly Change[];
}

export interface Option {
  readonly value: string;
  readonly description: Localized;
  readonly bov: BovFlag;
  readonly ral: string | null;
  readonly thumbnail: string | null;
  readonly status: 'possible' | 'blocked';
  /** By the user. */
  readonly chosen: boolean;
  /** In the completed configuration. */
  readonly selected: boolean;
  /** With a blocked value only. Found when it is first read. */
  readonly blocked?: Blocked;
  readonly availability: Availability;
}

/** The pendant height in whole centimetres; min and max are widened to include the standard. */
export interface HeightOption {
  readonly min: number;
  readonly standard: number;
  readonly max: number;
  readonly value: number;
  readonly chosen: boolean;
}
