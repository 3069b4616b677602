import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import { signWithPurposeKey } from '../services/platform/purpose-key.ts'
import type { AppEnv } from './app-env.ts'

/** How long a person may take at the provider. */
const minutes = 10
/** How long it is remembered after that, so that whoever comes too late is told so. */
const rememberedMinutes = 6 * minutes
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  target: z.string(),
  /** Whether the provider was told to ask the person nothing. */
  silent: z.boolean(),
  until: z.number(),
})
export type KeptAttempt = z.infer<typeof attempt>

/** The name of an attempt's cookie. Each attempt has its own: two tabs may sign on at once. */
const nameOf = (state: string): string => `sign_on_${state.slice(0, 8)}`

const mac = (key: string, payload: string): string => signWithPurposeKey(key, 'attempt to sign on', payload)

/** Keeps a sign-on attempt in a signed cookie while the browser is at the provider. */
export function saveSignOnAttempt(
  c: Context<AppEnv>,
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
    maxAge: rememberedMinutes * 60,
  })
}

/** What a state looks like that the portal made: anything else names no cookie. */
const stateForm = /^[\w-]{1,200}$/

/** Why there is no attempt to go on with, and where it would have led, as far as that is known. */
export interface NoAttempt {
  failure: 'unknown' | 'lapsed'
  target: string | null
}
const unknown: NoAttempt = { failure: 'unknown', target: null }

/** Takes the attempt that a state belongs to, once: `unknown` when this browser began none, `lapsed` when too long ago. */
export function takeAttempt(
  c: Context<AppEnv>,
  keys: readonly string[],
  state: string,
  now: number,
): KeptAttempt | NoAttempt {
  if (!stateForm.test(state)) return unknown
  const [payload = '', sig = ''] = (getCookie(c, nameOf(state)) ?? '').split('.')
  deleteCookie(c, nameOf(state), attributes(c))
  if (!keys.some((key) => same(mac(key, payload), sig))) return unknown
  const kept = attempt.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  if (!kept.success || kept.data.state !== state) return unknown
  const { target, until } = kept.data
  return until > now ? kept.data : { failure: 'lapsed', target }
}

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const attributes = (c: Context<AppEnv>) =>
  ({ path: '/user/sso', sameSite: 'Lax', secure: c.get('origin').startsWith('https:') }) as const
