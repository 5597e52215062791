import { z } from 'zod';
import { personName } from './account';
import { requiredText, shortText } from './text';

/** Professions that a person can choose; their texts are options.profession.<id>. */
export const professions = [
  'architect',
  'interior-designer',
  'lighting-designer',
  'engineer',
  'electrician',
  'developer',
  'retailer',
  'sales',
  'student',
  'other',
] as const;

/** Kinds of company; their texts are options.companyType.<id>. */
export const companyTypes = [
  'architecture',
  'interior-design',
  'lighting-design',
  'engineering',
  'installation',
  'construction',
  'hospitality',
  'distribution',
  'retail',
  'import',
  'other',
] as const;

export const profession = z.enum(professions);
export const companyType = z.enum(companyTypes);

/** First part of the sales qualification (P1, about you). */
export const aboutYou = z.strictObject({
  userType: z.union([z.literal(1), z.literal(2)]),
  profession: profession,
  firstName: personName.optional(),
  lastName: personName.optional(),
  phone: z
    .string()
    .trim()
    .max(30, 'formError.tooLong')
    .regex(/^\+?[\d ()./-]*$/, 'formError.pattern')
    .optional(),
});

/** Second part (P1, about the company). */
export const aboutCompany = z.strictObject({
  name: requiredText(120),
  companyType,
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'formError.pattern')
    .optional(),
  city: shortText(80).optional(),
  taxNumber: z
    .string()
    .trim()
    .max(30, 'formError.tooLong')
    .regex(/^[\w .-]*$/, 'formError.pattern')
    .optional(),
});

/** What is still missing before an account is qualified. */
export const qualificationStep = z.enum(['about-you', 'about-company', 'email', 'approval']);

/** How far the qualification of an account is. */
export const qualification = z.object({
  /** Register type (P3): 1 not completed, 2 web user, 3 trade lead, 4 qualified. */
  registerType: z.int().min(0).max(4),
  qualified: z.boolean(),
  missing: z.array(qualificationStep),
  aboutYou: aboutYou.nullable(),
  aboutCompany: aboutCompany.nullable(),
  /** What the sign-up told of the company, with which the second part begins; null once that is told. */
  companyAtSignUp: z.object({ name: z.string(), country: z.string().optional() }).nullable(),
});

export const qualificationAnswers = z.strictObject({ aboutYou, aboutCompany });

export type AboutYou = z.infer<typeof aboutYou>;
export type AboutCompany = z.infer<typeof aboutCompany>;
export type Qualification = z.infer<typeof qualification>;
export type Profession = z.infer<typeof profession>;
export type CompanyType = z.infer<typeof companyType>;
