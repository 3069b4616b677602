import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'
import type { Learner } from './learner.ts'

/** The states of a request for a new name. Decision: docs/decisions/name-changes.md. */
export const nameRequestState = z.enum(['waiting', 'approved', 'rejected', 'withdrawn'])
export type NameRequestState = z.infer<typeof nameRequestState>

/** The source of a requested name: the learner in the profile, or the identity provider at sign-in. */
export const nameRequestSource = z.enum(['learner', 'provider'])
export type NameRequestSource = z.infer<typeof nameRequestSource>

/**
 * The states to which a name request may go from each state. A request is decided once; the learner may withdraw it
 * before that.
 */
export const nameRequestTransitions = {
  waiting: ['approved', 'rejected', 'withdrawn'],
  approved: [],
  rejected: [],
  withdrawn: [],
} as const satisfies StateTransitions<NameRequestState>

export const canChangeNameRequestState = createTransitionCheck<NameRequestState>(nameRequestTransitions)

/** A first and a last name. */
export type PersonName = Pick<Learner, 'firstName' | 'lastName'>

/** Whether two names are the same. */
export const isSameName = (one: PersonName, other: PersonName): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName

/** A name request, with the fields that a reviewer sees. */
export const pendingNameRequest = z.object({
  id: z.int(),
  /** The current name in the profile; `email` is the learner's email address. */
  learner: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  source: nameRequestSource,
  requestedAt: z.iso.datetime(),
  /** The numbers of the learner's certificates, except revoked ones. */
  certificates: z.array(z.string()),
})
