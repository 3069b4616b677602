import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { type Call, operatorRoles } from '#src/contract/call.ts'
import type { Operator } from '#src/domain/operator.ts'
import type { Edge, Parts } from './edge.ts'

/** Those of the roles that a provider tells which operators have here; it may tell many others. */
export const rolesOfOperators = (told: readonly string[]): string[] =>
  operatorRoles.filter((role) => told.includes(role))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Whether a request carries the token of commands and the publisher; false for a wrong token, undefined for
 * none.
 */
export function hasToken(c: Context<Edge>, { secrets }: Pick<Parts, 'secrets'>): boolean | undefined {
  const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  return bearer === undefined ? undefined : timingSafeEqual(digest(bearer), digest(secrets.operatorToken))
}

/**
 * Whether an operator asks: by a role of the session (a certain one, one of several, or any), or by the
 * token.
 */
export function isOperator(c: Context<Edge>, parts: Pick<Parts, 'secrets'>, role?: Call['role']): boolean {
  const wanted: readonly string[] = role ? [role].flat() : operatorRoles
  return hasToken(c, parts) ?? c.get('session')?.roles.some((each) => wanted.includes(each)) ?? false
}

/**
 * Whether a call may be asked for the sites of every tenant: operators' calls, and any call of the publisher.
 */
export const mayAskForAnySite = (c: Context<Edge>, parts: Pick<Parts, 'secrets'>, call: Call): boolean =>
  hasToken(c, parts) ?? (call.who === 'operator' && isOperator(c, parts, call.role))

/**
 * The name of whom a signed address is for: the session's id, or "command line" for the holder of the token.
 */
export const readerName = (c: Context<Edge>): string => c.get('session')?.id ?? 'command line'

/** The name that the audit log gives an operator: the e-mail address of the session, or "command line". */
export const operatorName = (c: Context<Edge>): string => c.get('session')?.learner.email ?? 'command line'

/** The operator who acts: the person of the session, or the command line. */
export function operatorOf(c: Context<Edge>): Operator {
  const session = c.get('session')
  const { id: learnerId = null, email = null } = session?.learner ?? {}
  return { name: operatorName(c), learnerId, email, roles: session?.roles ?? [] }
}
