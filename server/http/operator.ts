import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { type Call, operatorRoles } from '#src/contract/protocol/call.ts'
import { actorByToken, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

/** Those of the roles that a provider tells which operators have here; it may tell many others. */
export const rolesOfOperators = (told: readonly string[]): string[] =>
  operatorRoles.filter((role) => told.includes(role))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The address of the person in whose name a command acts; undefined where it names nobody. */
export const namedPerson = (c: Context<AppEnv>): string | undefined => c.req.header('x-act-as')

/**
 * Whether a request carries the token of commands and the publisher; false for a wrong token, undefined for
 * none.
 */
export function carriesToken(
  c: Context<AppEnv>,
  { secrets }: Pick<Dependencies, 'secrets'>,
): boolean | undefined {
  const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  return bearer === undefined ? undefined : timingSafeEqual(digest(bearer), digest(secrets.operatorToken))
}

/** Whether the token itself speaks, and opens every call; in a person's name only that person's roles count. */
export const hasToken = (c: Context<AppEnv>, parts: Pick<Dependencies, 'secrets'>): boolean | undefined =>
  namedPerson(c) === undefined ? carriesToken(c, parts) : undefined

/**
 * Whether an operator asks: by a role of the session (a certain one, one of several, or any), or by the
 * token.
 */
export function isOperator(
  c: Context<AppEnv>,
  parts: Pick<Dependencies, 'secrets'>,
  role?: Call['role'],
): boolean {
  const wanted: readonly string[] = role ? [role].flat() : operatorRoles
  return hasToken(c, parts) ?? c.get('session')?.roles.some((each) => wanted.includes(each)) ?? false
}

/** The refusal of whoever may not make an operator's call; null for who may. */
export function refusedOperator(
  c: Context<AppEnv>,
  parts: Pick<Dependencies, 'secrets'>,
  call: Call,
): RefusedResult | null {
  const session = c.get('session')
  if (namedPerson(c) !== undefined && !session) return refuse('forbidden', { reason: 'notSignedOn' })
  if (!isOperator(c, parts, call.role)) return refuse(session?.rolesExpired ? 'needLogin' : 'forbidden')
  if (call.byOwnSession && carriesToken(c, parts)) return refuse('forbidden', { reason: 'ownSession' })
  return call.byPerson && !session ? refuse('forbidden', { reason: 'noPerson' }) : null
}

/**
 * Whether a call may be asked for the sites of every tenant: operators' calls, and any call of the publisher.
 */
export const mayAskForAnySite = (
  c: Context<AppEnv>,
  parts: Pick<Dependencies, 'secrets'>,
  call: Call,
): boolean => hasToken(c, parts) ?? (call.who === 'operator' && isOperator(c, parts, call.role))

/**
 * The name of whom a signed address is for: the session's id, or "command line" for the holder of the token.
 */
export const readerName = (c: Context<AppEnv>): string => c.get('session')?.id ?? 'command line'

/** The name that the audit log gives an operator: the person's email address, with "by token" where the token named the person, or "command line". */
export function operatorName(c: Context<AppEnv>): string {
  const email = c.get('session')?.learner.email
  if (email === undefined) return 'command line'
  return namedPerson(c) === undefined ? email : actorByToken(email)
}

/** The operator who acts: the person of the session, or the command line. */
export function operatorOf(c: Context<AppEnv>): Operator {
  const session = c.get('session')
  const { id: learnerId = null, email = null } = session?.learner ?? {}
  const { accounts = [], roles = [] } = session ?? {}
  return { name: operatorName(c), learnerId, accounts, email, roles }
}
