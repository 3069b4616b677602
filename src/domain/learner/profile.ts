import * as z from 'zod/mini'
import { learner } from './learner.ts'
import { isName, type NameFault, nameFault } from './name.ts'

/** Longer than any field may be: what is only a little too long is refused with the field's name. */
const given = z.optional(z.nullable(z.string().check(z.maxLength(1000))))

/** The fields with which a learner changes the profile: absent ones stay as they are. */
export const profileChange = z.object({
  ...z.partial(z.pick(learner, { id: true, email: true, languageId: true, emailNotification: true })).shape,
  email: z.optional(z.string().check(z.maxLength(320))),
  firstName: given,
  lastName: given,
  phoneCode: given,
  phoneNumber: given,
  address: given,
  city: given,
  province: given,
  postcode: given,
  country: given,
  countryCode: given,
  vatNumber: given,
  company: given,
})
export type ProfileChange = z.infer<typeof profileChange>

/**
 * How many characters each field may have. Specification 1, section 5; where it says nothing, as many as a
 * company's name.
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
 * A typed telephone number without anything but digits and semicolons.
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

/** Names keep what they may not hold, so that it is refused and not silently another name. */
const name = (text: string): string => text.replace(/\p{Zs}+/gu, ' ').trim()

const cleaning: Partial<Record<ProfileField, (text: string) => string>> = {
  firstName: name,
  lastName: name,
  company: name,
  phoneCode: cleanPhone,
  phoneNumber: cleanPhone,
  address: lines,
  countryCode: (text) => oneLine(text).toUpperCase(),
}

/** The profile after a change, cleaned; '' stands for a field that is not known. */
export function changedProfile(
  before: { readonly [field in ProfileField]: string | null },
  change: ProfileChange,
): Profile {
  const clean = (field: ProfileField): string => {
    const text = change[field] === undefined ? before[field] : change[field]
    return (cleaning[field] ?? oneLine)(text ?? '')
  }
  return Object.fromEntries(profileFields.map((field) => [field, clean(field)])) as Profile
}

/** The rules of fields that must have a certain form; they are not applied to empty fields. */
const looks: Partial<Record<ProfileField, (text: string, profile: Profile) => boolean>> = {
  firstName: isName,
  lastName: isName,
  company: isName,
  address: (text) => text.split('\n').every(isName),
  city: isName,
  province: isName,
  country: isName,
  vatNumber: (text) => isName(text) && /\d.*\d/.test(text),
  postcode: (text, { countryCode }) => isName(text) && (countryCode !== 'PL' || /^\d{2}-\d{3}$/.test(text)),
  countryCode: (text) => /^[A-Z]{2}$/.test(text),
}

/**
 * The names of the fields that can't stay so: too long, malformed, half a telephone number, or empty though
 * the site requires them.
 */
export function wrongFields(profile: Profile, required: readonly ProfileField[]): ProfileField[] {
  const hasPhone = profile.phoneCode !== '' || profile.phoneNumber !== ''
  const needed = new Set<ProfileField>(hasPhone ? [...required, 'phoneCode', 'phoneNumber'] : required)
  return profileFields.filter((field) => {
    const text = profile[field]
    if (text === '') return needed.has(field)
    return text.length > longest[field] || looks[field]?.(text, profile) === false
  })
}

/** Returns why the text in each of these fields is no name; fields that are wrong for another reason are missing. */
export const faultsOfNames = (
  profile: Profile,
  fields: readonly ProfileField[],
): Partial<Record<ProfileField, NameFault>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const fault = profile[field].split('\n').map(nameFault).find(Boolean)
      return fault ? [[field, fault]] : []
    }),
  )

/** The names of the fixed fields (id, e-mail address) that a change would alter. */
export const fixedFields = (
  { id, email }: { id: number; email: string },
  change: ProfileChange,
): ('id' | 'email')[] => [
  ...(change.id === undefined || change.id === id ? [] : ['id' as const]),
  ...(change.email === undefined || change.email.trim().toLowerCase() === email ? [] : ['email' as const]),
]
