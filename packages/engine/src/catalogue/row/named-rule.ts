import { z } from 'zod';
import type { Stored } from '../../stored';
import { codedAttributes } from '../attribute';
import { fault, localized } from './field';

/** A value as a reference writes it. */
const codes = (pattern: RegExp) => z.array(z.string().regex(pattern)).min(1).max(500).optional();

const values = z.strictObject({
  color: codes(/^[0-9A-Z]{2}$/),
  temperature: codes(/^[0-9A-Z]$/),
  control: codes(/^[0-9A-Z]$/),
  installation: codes(/^[0-9A-Z]{2}$/),
});

/**
 * A row of named-rules/{subfamily}.json, a named rule of the rules engine (RUL-02). It fails for a configuration that has
 * one of the values of every attribute in `when` and, where there is a `require`, not one of the values of every attribute
 * in it: 'Rule failed: {reason}'. It names at least one value.
 */
export const namedRuleRow = z
  .strictObject({
    id: z.string().min(1).max(40),
    reason: localized,
    when: values,
    require: values.optional(),
  })
  .superRefine(({ when, require }, context) => {
    const names = (given: typeof when | undefined) => codedAttributes.some((name) => given?.[name]);
    if (!names(when) && !names(require)) {
      context.addIssue({ code: 'custom', path: ['when'], ...fault('ruleWithoutValues') });
    }
  });

export type ConstraintRule = Stored<typeof namedRuleRow>;
