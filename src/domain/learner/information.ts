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

/** The required fields of a site: true for each field that it requires. */
export type RequiredInformation = Readonly<Record<InformationField, boolean>>
/**
 * The enrolments before which a site asks for missing personal information: none, those in product certifications,
 * or all.
 */
export type ProfileRequirement = 'never' | 'hsc' | 'always'

/**
 * The fields that must be filled together with a field: a calling code and a phone number need each other, a province
 * needs its country, and a city needs both.
 */
const companionFields: Partial<Record<InformationField, readonly InformationField[]>> = {
  phoneCode: ['phoneNumber'],
  phoneNumber: ['phoneCode'],
  province: ['country'],
  city: ['country', 'province'],
}

/**
 * Returns fields together with the fields that they need, in the order of a form.
 * @example addCompanionFields(['phoneNumber']) // ['phoneCode', 'phoneNumber']
 */
export function addCompanionFields(fields: readonly InformationField[]): InformationField[] {
  const shown = new Set(fields.flatMap((field) => [field, ...(companionFields[field] ?? [])]))
  return informationFields.filter((field) => shown.has(field))
}

/** Returns the fields that a form requires, in the order of the form. */
export const listRequiredFields = (required: RequiredInformation): InformationField[] =>
  addCompanionFields(informationFields.filter((field) => required[field]))

const isFilledIn = (learner: Learner, field: InformationField): boolean =>
  Boolean(field === 'country' ? learner.countryCode : learner[field])

/** Returns the fields that a site requires and that are empty. Specification 1, section 5: profile. */
export const listMissingInformation = (learner: Learner, required: RequiredInformation): InformationField[] =>
  listRequiredFields(required).filter((field) => !isFilledIn(learner, field))

/**
 * Whether the required information must be complete before an enrolment. `kind` is the kind of the enrolment's
 * certification, null if it has none. Specification 1, section 5: profile.
 */
export const isInformationRequired = (
  requirement: ProfileRequirement,
  kind: CertificationKind | null,
): boolean => requirement === 'always' || (requirement === 'hsc' && kind === 'hsc')
