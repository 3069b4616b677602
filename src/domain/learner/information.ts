import type { CertificationKind } from '../course/course.ts'
import type { Learner } from './learner.ts'

/** The fields of the profile that a site may require. Specification 1, section 3: supply-info form config. */
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

/** Whether a site requires each field. */
export type RequiredInformation = Readonly<Record<InformationField, boolean>>
export type InformationRequirement = 'never' | 'hsc' | 'always'

/** The fields that a field depends on: a phone number needs a code, a city is chosen within its province. */
const companionFields: Partial<Record<InformationField, readonly InformationField[]>> = {
  phoneCode: ['phoneNumber'],
  phoneNumber: ['phoneCode'],
  province: ['country'],
  city: ['country', 'province'],
}

/**
 * Returns fields with those that they depend on, in the order of a form.
 * @example addDependentFields(['phoneNumber']) // ['phoneCode', 'phoneNumber']
 */
export function addDependentFields(fields: readonly InformationField[]): InformationField[] {
  const shown = new Set(fields.flatMap((field) => [field, ...(companionFields[field] ?? [])]))
  return informationFields.filter((field) => shown.has(field))
}

/** Returns the fields that a form requires, in its order. */
export const requiredFields = (required: RequiredInformation): InformationField[] =>
  addDependentFields(informationFields.filter((field) => required[field]))

const isFilledIn = (learner: Learner, field: InformationField): boolean =>
  Boolean(field === 'country' ? learner.countryCode : learner[field])

/** Returns the empty fields that a site requires. Specification 1, section 5: profile. */
export const missingInformation = (learner: Learner, required: RequiredInformation): InformationField[] =>
  requiredFields(required).filter((field) => !isFilledIn(learner, field))

/**
 * Whether information is required before an enrolment; `kind` is the kind of its certification, null if there is none. Specification
 * 1, section 5: profile.
 */
export const isInformationRequired = (
  requirement: InformationRequirement,
  kind: CertificationKind | null,
): boolean => requirement === 'always' || (requirement === 'hsc' && kind === 'hsc')
