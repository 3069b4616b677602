import { type RefusedResult, refuse } from './refusal.ts'

/** An operator of the portal: a person with roles, or (without id and address) the command line. */
export interface Operator {
  /** The name in the audit log: the person's e-mail address, or "command line". */
  name: string
  learnerId: number | null
  /** The numbers of all accounts with that address, the person's own among them: a partner's link makes another one. */
  accounts: readonly number[]
  email: string | null
  roles: readonly string[]
}

/**
 * Four eyes: the refusal for whoever would decide, confirm, grade, refund or waive what concerns themselves, by whichever of their accounts; null for all others.
 * Decision: docs/decisions/four-eyes.md.
 */
export const ownMatter = (
  { accounts }: Pick<Operator, 'accounts'>,
  concerned: number | null,
): RefusedResult | null =>
  concerned !== null && accounts.includes(concerned) ? refuse('forbidden', { reason: 'ownMatter' }) : null

const byToken = ' (by token)'

/** The name in the audit log of a person in whose name the token has acted: the person need not have been there. */
export const actorByToken = (email: string): string => `${email}${byToken}`

/** The e-mail address of the person whom the audit log names, or "command line". */
export const actorPerson = (actor: string): string =>
  actor.endsWith(byToken) ? actor.slice(0, -byToken.length) : actor

/** An operator as an act keeps them: by the name in the log, and by the number of the account where it is known. */
type Actor = Pick<Operator, 'name' | 'learnerId'>

const isSame = (one: Actor, other: Actor): boolean =>
  actorPerson(one.name) === actorPerson(other.name) ||
  (one.learnerId !== null && one.learnerId === other.learnerId)

/**
 * Four eyes: the refusal for whoever would confirm or take back what they have done themselves, in their own session or by the token, also
 * after their address has changed; null for all others.
 */
export const samePerson = (operator: Actor, before: Actor): RefusedResult | null =>
  isSame(operator, before) ? refuse('forbidden', { reason: 'samePerson' }) : null
