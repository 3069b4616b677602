import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Call, OperatorRole } from '../../src/contract/call.ts'
import type { Acting } from '../../src/domain/trainer/assignment.ts'
import type { Edge, Parts } from './edge.ts'

const operatorRoles: readonly OperatorRole[] = ['editor', 'trainer', 'reviewer', 'finance']

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether the token of commands and the publisher is given; false for a wrong one, undefined for none. */
function hasToken(c: Context<Edge>, { secrets }: Pick<Parts, 'secrets'>): boolean | undefined {
  const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  return bearer === undefined ? undefined : timingSafeEqual(digest(bearer), digest(secrets.operatorToken))
}

/** Whether an operator asks: by a role of the session (a certain one, one of several, or any), or by the token. */
export function isOperator(c: Context<Edge>, parts: Pick<Parts, 'secrets'>, role?: Call['role']): boolean {
  const wanted: readonly string[] = role ? [role].flat() : operatorRoles
  return hasToken(c, parts) ?? c.get('session')?.roles.some((each) => wanted.includes(each)) ?? false
}

/** Operators' calls, and the publisher with any call, may ask for the sites of every tenant. */
export const mayAskForAnySite = (c: Context<Edge>, parts: Pick<Parts, 'secrets'>, call: Call): boolean =>
  hasToken(c, parts) ?? (call.who === 'operator' && isOperator(c, parts, call.role))

/** Whom a signed address is for: the session, or the holder of the token. */
export const readerName = (c: Context<Edge>): string => c.get('session')?.id ?? 'command line'

/** Who the audit log names: the address of the session, or the command line. */
export const operatorName = (c: Context<Edge>): string => c.get('session')?.learner.email ?? 'command line'

/** Who acts, for what is only theirs: the person of the session, or the command line. */
export function operatorOf(c: Context<Edge>): Acting {
  const session = c.get('session')
  return { email: session?.learner.email ?? null, roles: session?.roles ?? [] }
}
