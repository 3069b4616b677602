import { type RefusedResult, refuse } from './refusal.ts'

/** An operator of the portal: a person with roles, or the command line, which has no id and no email address. */
export interface Operator {
  /** The name in the audit log: the person's email address, or "command line". */
  name: string
  learnerId: number | null
  /**
   * The ids of all accounts with this email address, including the current account: signing in through a partner's
   * link creates another account.
   */
  accounts: readonly number[]
  email: string | null
  roles: readonly string[]
}

/**
 * Returns the refusal if an operator wants to decide, confirm, grade, refund or waive something that concerns one
 * of their own accounts, else null. Decision: docs/decisions/four-eyes.md.
 */
export const checkNotOwnCase = (
  { accounts }: Pick<Operator, 'accounts'>,
  concerned: number | null,
): RefusedResult | null =>
  concerned !== null && accounts.includes(concerned) ? refuse('forbidden', { reason: 'ownMatter' }) : null

const byToken = ' (by token)'

/**
 * Returns the name in the audit log if the operator token acts on behalf of a person. The name differs from the
 * person's own, because the token can be used without the person being present.
 */
export const tokenActorOf = (email: string): string => `${email}${byToken}`

/** Returns the email address of the person that the audit log names, or "command line". */
export const personOfActor = (actor: string): string =>
  actor.endsWith(byToken) ? actor.slice(0, -byToken.length) : actor

/**
 * The operator who performed an earlier action: the name in the audit log, and the id of the account if it is
 * known.
 */
type Actor = Pick<Operator, 'name' | 'learnerId'>

const isSame = (one: Actor, other: Actor): boolean =>
  personOfActor(one.name) === personOfActor(other.name) ||
  (one.learnerId !== null && one.learnerId === other.learnerId)

/**
 * Returns the refusal if an operator wants to confirm or withdraw their own action, else null (four-eyes
 * principle). An action also counts as the operator's own if the token performed it on their behalf, or if their
 * email address has changed since.
 */
export const checkSecondPerson = (operator: Actor, author: Actor): RefusedResult | null =>
  isSame(operator, author) ? refuse('forbidden', { reason: 'samePerson' }) : null
