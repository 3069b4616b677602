import * as z from 'zod/mini'
import { learner } from './learner.ts'
import { findNameFault, isValidName, type NameFault } from './name.ts'

/**
 * A submitted text. Its limit is higher than the limits of all fields, so that a text that is slightly too long is
 * refused with the name of its field.
 */
const submittedText = z.optional(z.nullable(z.string().check(z.maxLength(1000))))

/** The fields with which a learner changes the profile. Absent fields stay unchanged. */
export const profileChange = z.object({
  ...z.partial(z.pick(learner, { id: true, email: true, languageId: true, emailNotification: true })).shape,
  email: z.optional(z.string().check(z.maxLength(320))),
  firstName: submittedText,
  lastName: submittedText,
  phoneCode: submittedText,
  phoneNumber: submittedText,
  address: submittedText,
  city: submittedText,
  province: submittedText,
  postcode: submittedText,
  country: submittedText,
  countryCode: submittedText,
  vatNumber: submittedText,
  company: submittedText,
})
export type ProfileChange = z.infer<typeof profileChange>

/**
 * The maximum number of characters of each field, from specification 1, section 5. Fields without a limit there
 * have the limit of a company's name.
 */
const longest = {
  firstName: 30,
  lastName: 30,
  phoneCode: 30,
  phoneNumber: 30,
  address: 200,
  city: 100,
  province: 100,
  postcode: 30,
  country: 100,
  countryCode: 2,
  vatNumber: 50,
  company: 100,
} as const

export type ProfileField = keyof typeof longest
export type Profile = Record<ProfileField, string>
export const profileFields = Object.keys(longest) as readonly ProfileField[]

/**
 * Returns a phone number as typed, reduced to digits and semicolons.
 * @example cleanPhone('+48 22 123') // '4822123'
 */
export const cleanPhone = (text: string): string => text.replace(/[^\d;]/g, '')

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const lines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim()

/** Cleans the spaces in a name. Invalid characters stay, so that the name is refused and not changed silently. */
const cleanSpaces = (text: string): string => text.replace(/\p{Zs}+/gu, ' ').trim()

const cleaning: Partial<Record<ProfileField, (text: string) => string>> = {
  firstName: cleanSpaces,
  lastName: cleanSpaces,
  company: cleanSpaces,
  phoneCode: cleanPhone,
  phoneNumber: cleanPhone,
  address: lines,
  countryCode: (text) => oneLine(text).toUpperCase(),
}

/** Returns the profile after a change, with cleaned texts; '' stands for an unknown field. */
export function applyProfileChange(
  previous: { readonly [field in ProfileField]: string | null },
  change: ProfileChange,
): Profile {
  const clean = (field: ProfileField): string => {
    const text = change[field] === undefined ? previous[field] : change[field]
    return (cleaning[field] ?? oneLine)(text ?? '')
  }
  return Object.fromEntries(profileFields.map((field) => [field, clean(field)])) as Profile
}

/** The checks of the fields' formats, which are not applied to empty fields. */
const isWellFormed: Partial<Record<ProfileField, (text: string, profile: Profile) => boolean>> = {
  firstName: isValidName,
  lastName: isValidName,
  company: isValidName,
  address: (text) => text.split('\n').every(isValidName),
  city: isValidName,
  province: isValidName,
  country: isValidName,
  vatNumber: (text) => isValidName(text) && /\d.*\d/.test(text),
  postcode: (text, { countryCode }) =>
    isValidName(text) && (countryCode !== 'PL' || /^\d{2}-\d{3}$/.test(text)),
  countryCode: (text) => /^[A-Z]{2}$/.test(text),
}

/**
 * Returns the names of the invalid fields. A field is invalid if it is too long or malformed, or if it is empty
 * although the site or the other half of a phone number requires it.
 */
export function invalidFieldsOf(profile: Profile, required: readonly ProfileField[]): ProfileField[] {
  const hasPhone = profile.phoneCode !== '' || profile.phoneNumber !== ''
  const needed = new Set<ProfileField>(hasPhone ? [...required, 'phoneCode', 'phoneNumber'] : required)
  return profileFields.filter((field) => {
    const text = profile[field]
    if (text === '') return needed.has(field)
    return text.length > longest[field] || isWellFormed[field]?.(text, profile) === false
  })
}

/** Returns the fault of each name in the given fields; valid names are left out. */
export const findNameFaults = (
  profile: Profile,
  fields: readonly ProfileField[],
): Partial<Record<ProfileField, NameFault>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const fault = profile[field].split('\n').map(findNameFault).find(Boolean)
      return fault ? [[field, fault]] : []
    }),
  )

/** Returns the names of the fixed fields (id, email address) that a change would alter. */
export const findFixedFieldChanges = (
  { id, email }: { id: number; email: string },
  change: ProfileChange,
): ('id' | 'email')[] => [
  ...(change.id === undefined || change.id === id ? [] : ['id' as const]),
  ...(change.email === undefined || change.email.trim().toLowerCase() === email ? [] : ['email' as const]),
]
