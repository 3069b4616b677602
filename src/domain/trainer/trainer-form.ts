import * as z from 'zod/mini'
import { countryField } from '../content-item/field.ts'
import { subject } from '../course/course.ts'
import { nameField } from '../learner/name.ts'
import { trainerApplicationState } from './trainer-application-state.ts'

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** The form of an application to become a trainer. */
export const trainerForm = z.object({
  firstName: nameField(30),
  lastName: nameField(30),
  email: z.email().check(z.maxLength(320)),
  phone: text(40),
  country: countryField,
  /** The person's company; empty for people who work alone. */
  company: nameField(100, { empty: true }),
  /** The tags of the languages in which the person can teach. */
  languages: z
    .array(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)))
    .check(z.minLength(1), z.maxLength(20)),
  subjects: z.array(subject).check(z.minLength(1), z.maxLength(6)),
  experience: text(2000),
})
export type TrainerForm = z.infer<typeof trainerForm>

/**
 * An application to become a trainer, with the fields that a reviewer sees. `file` is a URL that only this session
 * can use; `decideBy` is 7 business days after the submission.
 */
export const pendingTrainerApplication = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  company: z.string(),
  languages: z.array(z.string()),
  subjects: z.array(subject),
  experience: z.string(),
  /** The folder of the site from which the application was sent. */
  site: z.string(),
  state: trainerApplicationState,
  appliedAt: z.iso.datetime(),
  decideBy: z.iso.datetime(),
  file: z.nullable(z.string()),
})
