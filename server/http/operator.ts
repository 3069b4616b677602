import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { type Call, isWrite, operatorRoles } from '#src/contract/protocol/call.ts'
import {
  type EditorLimits,
  editorLimitsOf,
  isLimitedEditor,
  isUnlimited,
  roleNameOf,
  unlimitedEditor,
} from '#src/domain/editor-limits.ts'
import { type Operator, tokenActorOf } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

/**
 * Returns the operator roles among the roles of a provider, in the portal's order, and then the roles of editors
 * with limits; other roles are ignored. The role `editor` has no limits, even if there are limited roles too.
 */
export const operatorRolesOf = (claimed: readonly string[]): string[] => [
  ...operatorRoles.filter((role) => claimed.includes(role)),
  ...(claimed.includes('editor') ? [] : new Set(claimed.filter(isLimitedEditor))),
]

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns the email address of the person in whose name a command acts; undefined if the command names nobody. */
export const findActAsEmail = (c: Context<AppEnv>): string | undefined => c.req.header('x-act-as')

/**
 * Whether a request contains the operator token, which commands and the publisher send: false for a wrong token,
 * undefined if the request contains no token.
 */
export function hasOperatorToken(
  c: Context<AppEnv>,
  { secrets }: Pick<Dependencies, 'secrets'>,
): boolean | undefined {
  const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  return bearer === undefined ? undefined : timingSafeEqual(digest(bearer), digest(secrets.operatorToken))
}

/**
 * Whether the caller sent the operator token without naming a person: such a caller may use every call. False for a
 * wrong token. Undefined if there is no token, or if the request names a person, because only that person's roles
 * count then.
 */
export const hasUnrestrictedToken = (
  c: Context<AppEnv>,
  parts: Pick<Dependencies, 'secrets'>,
): boolean | undefined => (findActAsEmail(c) === undefined ? hasOperatorToken(c, parts) : undefined)

/**
 * Whether the caller is an operator, by the operator token or by a role of the session. The call requires one
 * specific role, one of several roles, or any role.
 */
export function isOperator(
  c: Context<AppEnv>,
  parts: Pick<Dependencies, 'secrets'>,
  role?: Call['role'],
): boolean {
  const allowedRoles: readonly string[] = role ? [role].flat() : operatorRoles
  return (
    hasUnrestrictedToken(c, parts) ??
    c.get('session')?.roles.some((each) => allowedRoles.includes(roleNameOf(each))) ??
    false
  )
}

/** Returns the refusal of a caller who may not use an operator's call; null if the call is allowed. */
export function checkOperator(
  c: Context<AppEnv>,
  parts: Pick<Dependencies, 'secrets'>,
  call: Call,
): RefusedResult | null {
  const session = c.get('session')
  if (findActAsEmail(c) !== undefined && !session) return refuse('forbidden', { reason: 'notSignedOn' })
  if (!isOperator(c, parts, call.role)) return refuse(session?.hasExpiredRoles ? 'needLogin' : 'forbidden')
  if (call.byOwnSession && hasOperatorToken(c, parts)) return refuse('forbidden', { reason: 'ownSession' })
  if (isBeyondLimits(c, parts, call)) return refuse('forbidden', { reason: 'limitedEditor' })
  return call.byPerson && !session ? refuse('forbidden', { reason: 'noPerson' }) : null
}

/**
 * Returns the limits of an editor. A caller with only the operator token has no limits; otherwise the roles of the
 * session determine them.
 */
export const limitsOfEditor = (c: Context<AppEnv>, parts: Pick<Dependencies, 'secrets'>): EditorLimits =>
  hasUnrestrictedToken(c, parts) ? unlimitedEditor : editorLimitsOf(c.get('session')?.roles ?? [])

/**
 * Whether a call is refused because the editor has limits. This is so if the call changes something and does not
 * check the limits itself (`obeysLimits`).
 */
const isBeyondLimits = (c: Context<AppEnv>, parts: Pick<Dependencies, 'secrets'>, call: Call): boolean =>
  call.role === 'editor' &&
  isWrite(call) &&
  !call.reads &&
  !call.obeysLimits &&
  !isUnlimited(limitsOfEditor(c, parts))

/**
 * Whether a call may be made for the sites of every tenant: true for operators' calls, and for any call of the
 * publisher.
 */
export const canRequestAnySite = (
  c: Context<AppEnv>,
  parts: Pick<Dependencies, 'secrets'>,
  call: Call,
): boolean => hasUnrestrictedToken(c, parts) ?? (call.who === 'operator' && isOperator(c, parts, call.role))

/** Returns the holder for whom a URL is signed: the id of the session, or "command line" for the operator token. */
export const urlHolderOf = (c: Context<AppEnv>): string => c.get('session')?.id ?? 'command line'

/**
 * Returns the operator's name in the audit log: the person's email address, with "by token" if the token named the
 * person, or "command line".
 */
export function operatorNameOf(c: Context<AppEnv>): string {
  const email = c.get('session')?.learner.email
  if (email === undefined) return 'command line'
  return findActAsEmail(c) === undefined ? email : tokenActorOf(email)
}

/** Returns the operator who sent a request: the person of the session, or the command line. */
export function operatorOf(c: Context<AppEnv>): Operator {
  const session = c.get('session')
  const { id: learnerId = null, email = null } = session?.learner ?? {}
  const { accountIds: accounts = [], roles = [] } = session ?? {}
  return { name: operatorNameOf(c), learnerId, accounts, email, roles }
}
