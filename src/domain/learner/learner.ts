import * as z from 'zod/mini'
import { emailNotification } from '../enrolment/enrolment.ts'

/** A text of the profile; null where it is not known. */
const known = z.nullable(z.string())

/** The signed-in person. `languageId` is null until a language was chosen. Specification 1, section 3: user info. */
export const learner = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  languageId: z.nullable(z.int()),
  emailNotification,
  phoneCode: known,
  phoneNumber: known,
  address: known,
  city: known,
  province: known,
  postcode: known,
  country: known,
  countryCode: known,
  vatNumber: known,
  company: known,
})
export type Learner = z.infer<typeof learner>

/** A new name that waits for a reviewer. Decision: docs/decisions/name-changes.md. */
export const requestedName = z.object({
  firstName: z.string(),
  lastName: z.string(),
  requestedAt: z.iso.datetime(),
})

/**
 * The signed-in person's data as the portal sends them: a learner, whether no migration popup is left to show
 * on this site, and the new name that waits for a reviewer, if there is one.
 */
export const userInfo = z.extend(learner, {
  migrationSeen: z.boolean(),
  requestedName: z.optional(requestedName),
})
export type UserInfo = z.infer<typeof userInfo>

/** A learner's first and last name; empty where neither is known. */
export const fullName = (person: Pick<Learner, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`.trim()

/**
 * The name under which the screen addresses a learner: first and last name, or the e-mail address without
 * them.
 */
export const displayName = (person: Pick<Learner, 'firstName' | 'lastName' | 'email'>): string =>
  fullName(person) || person.email

/** Two letters of a learner's name, shown where there is no portrait. */
export const initials = (person: Pick<Learner, 'firstName' | 'lastName' | 'email'>): string =>
  ((person.firstName[0] ?? '') + (person.lastName[0] ?? '') || person.email.slice(0, 2)).toUpperCase()
