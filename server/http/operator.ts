import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Edge, Parts } from './edge.ts'

const operatorRoles: readonly string[] = ['editor', 'trainer', 'reviewer', 'finance']

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether an operator asks: by a role of the session, or by the token of commands and the publisher. */
export function isOperator(c: Context<Edge>, { secrets }: Pick<Parts, 'secrets'>): boolean {
  const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (bearer !== undefined) return timingSafeEqual(digest(bearer), digest(secrets.operatorToken))
  return c.get('session')?.roles.some((role) => operatorRoles.includes(role)) ?? false
}
