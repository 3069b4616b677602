import { type Refused, refuse } from './refusal.ts'

/** Who acts for the portal: a person with roles, or (without id and address) the command line. */
export interface Operator {
  /** The name in the audit log: the person's e-mail address, or "command line". */
  name: string
  learnerId: number | null
  email: string | null
  roles: readonly string[]
}

/**
 * Four eyes: the refusal for whoever would decide, confirm, grade, refund or waive what concerns themselves; null for all others.
 * Decisions: "People".
 */
export const ownMatter = (
  { learnerId }: Pick<Operator, 'learnerId'>,
  concerned: number | null,
): Refused | null =>
  learnerId !== null && learnerId === concerned ? refuse('forbidden', { reason: 'ownMatter' }) : null

/** The name in the audit log of a person in whose name the token has acted: the person need not have been there. */
export const actorByToken = (email: string): string => `${email} (by token)`

/** Four eyes on money: the refusal for whoever would confirm what they have prepared themselves; null for all others. */
export const samePerson = ({ name }: Pick<Operator, 'name'>, preparedBy: string): Refused | null =>
  name === preparedBy ? refuse('forbidden', { reason: 'samePerson' }) : null
