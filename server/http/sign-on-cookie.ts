import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import type { Edge } from './edge.ts'

const minutes = 10
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  target: z.string(),
  until: z.number(),
})
export type KeptAttempt = z.infer<typeof attempt>

/** The name of an attempt's cookie. Each attempt has its own: two tabs may sign on at once. */
const nameOf = (state: string): string => `sign_on_${state.slice(0, 8)}`

const mac = (key: string, payload: string): string =>
  createHmac('sha256', key).update(`sign-on\n${payload}`).digest('base64url')

/** Keeps a sign-on attempt in a signed cookie while the browser is at the provider. */
export function keepAttempt(
  c: Context<Edge>,
  key: string,
  kept: Omit<KeptAttempt, 'until'>,
  now: number,
): void {
  const payload = Buffer.from(JSON.stringify({ ...kept, until: now + minutes * 60_000 })).toString(
    'base64url',
  )
  setCookie(c, nameOf(kept.state), `${payload}.${mac(key, payload)}`, {
    ...attributes(c),
    httpOnly: true,
    maxAge: minutes * 60,
  })
}

/** Takes the attempt that a state belongs to, once; undefined when this browser began none, or too long ago. */
export function takeAttempt(
  c: Context<Edge>,
  keys: readonly string[],
  state: string,
  now: number,
): KeptAttempt | undefined {
  const [payload = '', sig = ''] = (getCookie(c, nameOf(state)) ?? '').split('.')
  deleteCookie(c, nameOf(state), attributes(c))
  if (!keys.some((key) => same(mac(key, payload), sig))) return undefined
  const kept = attempt.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return kept.success && kept.data.state === state && kept.data.until > now ? kept.data : undefined
}

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const attributes = (c: Context<Edge>) =>
  ({ path: '/user/sso', sameSite: 'Lax', secure: c.get('origin').startsWith('https:') }) as const
