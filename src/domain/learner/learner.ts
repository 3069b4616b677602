import * as z from 'zod/mini'
import { emailNotification } from '../enrolment/enrolment.ts'

/** The signed-in person. `languageId` is null until a language was chosen. Specification 1, section 3: user info. */
export const learner = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  languageId: z.nullable(z.int()),
  emailNotification,
})
export type Learner = z.infer<typeof learner>

/** How a learner is addressed on screen: the name, or the e-mail address while there is none. */
export const displayName = (person: Pick<Learner, 'firstName' | 'lastName' | 'email'>): string =>
  `${person.firstName} ${person.lastName}`.trim() || person.email

/** Two letters for the place of a portrait. */
export const initials = (person: Pick<Learner, 'firstName' | 'lastName' | 'email'>): string =>
  ((person.firstName[0] ?? '') + (person.lastName[0] ?? '') || person.email.slice(0, 2)).toUpperCase()
