import type { CertificationKind } from '../course/course.ts'
import type { Learner } from './learner.ts'

/** The fields of the profile that a site may ask for. Specification 1, section 3: supply-info form config. */
export const informationFields = [
  'firstName',
  'lastName',
  'company',
  'vatNumber',
  'phoneCode',
  'phoneNumber',
  'country',
  'province',
  'city',
  'postcode',
  'address',
] as const
export type InformationField = (typeof informationFields)[number]

/** Which fields a site asks for, and before which enrolments it asks. */
export type AskedInformation = Readonly<Record<InformationField, boolean>>
export type InformationRequirement = 'never' | 'hsc' | 'always'

/** The fields that a field needs beside it: a telephone number has a code, a city is chosen within its province. */
const beside: Partial<Record<InformationField, readonly InformationField[]>> = {
  phoneCode: ['phoneNumber'],
  phoneNumber: ['phoneCode'],
  province: ['country'],
  city: ['country', 'province'],
}

/**
 * The fields that a form shows and requires, in their order.
 * @example shownInformation({ ...none, phoneNumber: true }) // ['phoneCode', 'phoneNumber']
 */
export function shownInformation(asked: AskedInformation): InformationField[] {
  const needed = new Set(
    informationFields.filter((field) => asked[field]).flatMap((field) => [field, ...(beside[field] ?? [])]),
  )
  return informationFields.filter((field) => needed.has(field))
}

const isKnown = (learner: Learner, field: InformationField): boolean =>
  Boolean(field === 'country' ? learner.countryCode : learner[field])

/** The fields that a site asks for and that are empty. Specification 1, section 5: profile. */
export const missingInformation = (learner: Learner, asked: AskedInformation): InformationField[] =>
  shownInformation(asked).filter((field) => !isKnown(learner, field))

/**
 * Whether information is asked for before an enrolment; `kind` is that of the certification that it leads to, null where it
 * leads to none. Specification 1, section 5: profile.
 */
export const requiresInformation = (asked: InformationRequirement, kind: CertificationKind | null): boolean =>
  asked === 'always' || (asked === 'hsc' && kind === 'hsc')
