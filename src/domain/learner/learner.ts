import * as z from 'zod/mini'
import { subscriptionStatus } from '../enrolment/enrolment.ts'

/** A text of the profile; null if unknown. */
const nullableText = z.nullable(z.string())

/**
 * The signed-in learner. `languageId` is null until the learner chooses a language. Specification 1, section 3: user
 * info.
 */
export const learner = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  languageId: z.nullable(z.int()),
  emailNotification: subscriptionStatus,
  phoneCode: nullableText,
  phoneNumber: nullableText,
  address: nullableText,
  city: nullableText,
  province: nullableText,
  postcode: nullableText,
  country: nullableText,
  countryCode: nullableText,
  vatNumber: nullableText,
  company: nullableText,
})
export type Learner = z.infer<typeof learner>

/** A requested name that waits for a reviewer's decision. Decision: docs/decisions/name-changes.md. */
export const requestedName = z.object({
  firstName: z.string(),
  lastName: z.string(),
  requestedAt: z.iso.datetime(),
})

/**
 * The data of the signed-in learner: the learner, whether the learner has seen this site's migration popup, and a
 * requested name that waits for a reviewer's decision.
 */
export const userInfo = z.extend(learner, {
  migrationSeen: z.boolean(),
  requestedName: z.optional(requestedName),
})
export type UserInfo = z.infer<typeof userInfo>

/** Returns a learner's first and last name; empty if neither is known. */
export const fullNameOf = (person: Pick<Learner, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`.trim()

/**
 * Returns the name with which the portal addresses a learner: first and last name or, if both are unknown, the
 * email address.
 */
export const displayNameOf = (person: Pick<Learner, 'firstName' | 'lastName' | 'email'>): string =>
  fullNameOf(person) || person.email

/**
 * Returns the first letters of the two names of a learner, else the first two letters of the email address. They are
 * shown in place of a missing portrait.
 */
export const initialsOf = (person: Pick<Learner, 'firstName' | 'lastName' | 'email'>): string =>
  ((person.firstName[0] ?? '') + (person.lastName[0] ?? '') || person.email.slice(0, 2)).toUpperCase()
