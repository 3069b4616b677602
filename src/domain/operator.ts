import { type RefusedResult, refuse } from './refusal.ts'

/** An operator of the portal: a person with roles, or the command line (without id and email address). */
export interface Operator {
  /** The name in the audit log: the person's email address, or "command line". */
  name: string
  learnerId: number | null
  /** The ids of all accounts with this email address, the current one included: a partner's link creates another account. */
  accounts: readonly number[]
  email: string | null
  roles: readonly string[]
}

/**
 * Returns the refusal for an operator who would decide, confirm, grade, refund or waive something that concerns one of their
 * own accounts, else null (four-eyes principle). Decision: docs/decisions/four-eyes.md.
 */
export const fourEyesRefusal = (
  { accounts }: Pick<Operator, 'accounts'>,
  concerned: number | null,
): RefusedResult | null =>
  concerned !== null && accounts.includes(concerned) ? refuse('forbidden', { reason: 'ownMatter' }) : null

const byToken = ' (by token)'

/** Returns the name in the audit log of a person on whose behalf the token has acted: the person need not have been present. */
export const actorByToken = (email: string): string => `${email}${byToken}`

/** Returns the email address of the person whom the audit log names, or "command line". */
export const actorPerson = (actor: string): string =>
  actor.endsWith(byToken) ? actor.slice(0, -byToken.length) : actor

/** The operator of a past act: the name in the audit log, and the id of the account if known. */
type Actor = Pick<Operator, 'name' | 'learnerId'>

const isSame = (one: Actor, other: Actor): boolean =>
  actorPerson(one.name) === actorPerson(other.name) ||
  (one.learnerId !== null && one.learnerId === other.learnerId)

/**
 * Returns the refusal for an operator who would confirm or withdraw their own act, else null (four-eyes principle). The act may
 * have been done in their session or by the token, also before their email address changed.
 */
export const samePersonRefusal = (operator: Actor, author: Actor): RefusedResult | null =>
  isSame(operator, author) ? refuse('forbidden', { reason: 'samePerson' }) : null
