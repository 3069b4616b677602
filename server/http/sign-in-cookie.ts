import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import { signWithPurposeKey } from '../services/platform/derive-purpose-key.ts'
import type { AppEnv } from './app-env.ts'

/** The time limit for a sign-in at the provider, in minutes. */
export const signInAttemptMinutes = 10
/** How long an attempt is remembered in total, in minutes, so that a late return is reported as expired. */
const rememberedMinutes = 6 * signInAttemptMinutes
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  target: z.string(),
  /** Whether the provider was asked to show no form. */
  silent: z.boolean(),
  until: z.number(),
})
export type StoredSignInAttempt = z.infer<typeof attempt>

/**
 * Returns the name of an attempt's cookie. Each attempt has its own cookie, because two tabs may sign in at the same
 * time.
 */
const cookieNameOf = (state: string): string => `sign_on_${state.slice(0, 8)}`

const mac = (key: string, payload: string): string => signWithPurposeKey(key, 'attempt to sign on', payload)

/** Stores a sign-in attempt in a signed cookie while the browser is at the provider. */
export function saveSignInAttempt(
  c: Context<AppEnv>,
  key: string,
  kept: Omit<StoredSignInAttempt, 'until'>,
  now: number,
): void {
  const payload = Buffer.from(
    JSON.stringify({ ...kept, until: now + signInAttemptMinutes * 60_000 }),
  ).toString('base64url')
  setCookie(c, cookieNameOf(kept.state), `${payload}.${mac(key, payload)}`, {
    ...attributes(c),
    httpOnly: true,
    maxAge: rememberedMinutes * 60,
  })
}

/** Matches the form of a `state` parameter that the portal creates. Other texts never become part of a cookie's name. */
const stateForm = /^[\w-]{1,200}$/

/** The reason why an attempt can't be continued, and the attempt's target if it is known. */
export interface SignInAttemptFailure {
  failure: 'unknown' | 'lapsed'
  target: string | null
}
const unknown: SignInAttemptFailure = { failure: 'unknown', target: null }

/**
 * Returns the attempt that a state belongs to, and deletes its cookie. The failure is `unknown` if this browser
 * began no such attempt, and `lapsed` if the attempt is too old.
 */
export function consumeSignInAttempt(
  c: Context<AppEnv>,
  keys: readonly string[],
  state: string,
  now: number,
): StoredSignInAttempt | SignInAttemptFailure {
  if (!stateForm.test(state)) return unknown
  const [payload = '', sig = ''] = (getCookie(c, cookieNameOf(state)) ?? '').split('.')
  deleteCookie(c, cookieNameOf(state), attributes(c))
  if (!keys.some((key) => isEqual(mac(key, payload), sig))) return unknown
  const kept = attempt.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  if (!kept.success || kept.data.state !== state) return unknown
  const { target, until } = kept.data
  return until > now ? kept.data : { failure: 'lapsed', target }
}

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const attributes = (c: Context<AppEnv>) =>
  ({ path: '/user/sso', sameSite: 'Lax', secure: c.get('origin').startsWith('https:') }) as const
