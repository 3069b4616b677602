import { act, screen } from '@testing-library/react'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { signToken } from '#server/services/platform/signing-key/sign-token.ts'
import { verifyCertificate } from '#src/contract/learning/certificate.ts'
import { type QrCodeClaims, qrCodeTokenType } from '#src/domain/certificate/qr-code-claims.ts'
import type { VerifierEnvironment } from '#src/environment/verifier-environment.ts'
import { keySetPath } from '#src/hosting/server-path.ts'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { origin } from '../fixtures/server/portal.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { newLearner } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

let page: Page
let number: string
let form: QrCodeClaims
/** Whether the keys that the page gets are fresh from the server or cached; `null` if it gets none. */
let keys: 'fresh' | 'kept' | null
const island = () => import('#src/islands/verification/island.tsx')
const root = '/eu/certificate/verify'
const random = (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size)))

beforeEach(async () => {
  page = await openPage()
  keys = 'fresh'
  const { learnerId } = await newLearner(page.portal)
  number = await issueTestCertificate(page.portal, learnerId, 2, {
    issuedAt: new Date('2025-05-01T00:00:00Z'),
  })
  const [nbf, exp] = [Date.parse('2025-05-01') / 1000, Date.parse('2027-05-01') / 1000]
  form = { jti: number, sub: 'Sample Learner', crt: 'Video security associate', nbf, exp }
  const { setVerifierEnvironment } = await import('#src/environment/verifier-environment.ts')
  const { verifySignature } = await import('#src/environment/verify-signature.ts')
  setVerifierEnvironment({
    origin: () => origin,
    async keySet() {
      const set = (await (await page.portal.request(keySetPath)).json()) as { keys: never[] }
      return keys ? { keys: set.keys, isFresh: keys === 'fresh' } : undefined
    },
    verify: verifySignature,
    cachePage: async () => true,
    cacheEntryPage: async () => true,
  } satisfies VerifierEnvironment)
})

const sign = (claims: object, type = qrCodeTokenType) =>
  signToken({ db: page.portal.db, keys: [portalKey], random, now: page.portal.clock.now }, { type, claims })

/** Opens the page at the URL of a code. */
async function scan(signed: string, of = number) {
  page.at(`${root}/${of}#${signed}`)
  return show(await island(), { place })
}

test('online the state is the portal’s, and the code is shown as genuine', async () => {
  await scan(await sign(form))
  expect(await screen.findByText('Valid')).toBeDefined()
  expect(await screen.findByText(/The code is genuine/)).toBeDefined()
})

test('a number in small letters is the number of its code', async () => {
  await scan(await sign(form), number.toLowerCase())
  expect(await screen.findByText(/The code is genuine/)).toBeDefined()
})

test('offline the code was genuine when issued and is never called valid; when the connection returns, the state is loaded', async () => {
  page.line.up = false
  keys = 'kept'
  await scan(await sign(form))
  for (const text of ['Genuine when issued', 'Sample Learner', 'Video security associate', 'May 1, 2027'])
    expect(await screen.findByText(text)).toBeDefined()
  expect(await screen.findByText(/^Status unknown/)).toBeDefined()
  expect(screen.queryByText('Valid')).toBeNull()
  page.line.up = true
  keys = 'fresh'
  act(() => page.comesOnline.fire())
  await redraw()
  expect(await screen.findByText('Valid')).toBeDefined()
  expect(screen.queryByText('Genuine when issued')).toBeNull()
})

test('an expired certificate is shown as expired, also offline', async () => {
  page.line.up = false
  await scan(await sign({ ...form, exp: Math.floor(page.clock.now() / 1000) - 1 }))
  expect(await screen.findByText(/has expired/)).toBeDefined()
})

test('an unknown number is shown beside the genuine code', async () => {
  await scan(await sign({ ...form, jti: 'GONE-1' }), 'GONE-1')
  expect(await screen.findByText(/no longer has a certificate/)).toBeDefined()
})

/** Returns a token that is signed with an unpublished key. */
async function foreign(): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const kid = (await exportJWK(publicKey)).x as string
  return new SignJWT({ ...form })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: qrCodeTokenType })
    .sign(privateKey)
}

const altered = async () => {
  const [head, , signature] = (await sign(form)).split('.')
  const claims = Buffer.from(JSON.stringify({ ...form, sub: 'Somebody Else' })).toString('base64url')
  return [head, claims, signature].join('.')
}

/** Returns a token whose head names another algorithm. */
const otherAlgorithm = async () => {
  const [head = '', ...rest] = (await sign(form)).split('.')
  const named = { ...JSON.parse(Buffer.from(head, 'base64url').toString()), alg: 'HS256' }
  return [Buffer.from(JSON.stringify(named)).toString('base64url'), ...rest].join('.')
}

test.each([
  ['by a stranger’s key', foreign, /did not sign the code/],
  ['altered since', altered, /was changed after it was signed/],
  ['of another certificate', () => sign({ ...form, jti: 'VSA-2026-OTHER' }), /another number/],
  ['of another type', () => sign(form, 'exam-receipt+jwt'), /can’t be read/],
  ['cut off', async () => (await sign(form)).slice(0, -90), /can’t be read/],
  ['signed, but of other contents', () => sign({ jti: number }), /can’t be read/],
  ['nothing of the kind', async () => 'main', /can’t be read/],
  ['three parts of nothing', async () => 'a.b.c', /can’t be read/],
  ['without a signature', async () => (await sign(form)).replace(/\.[^.]*$/, ''), /can’t be read/],
  ['followed by a fourth part', async () => `${await sign(form)}.AAAA`, /can’t be read/],
  ['of another algorithm', otherAlgorithm, /can’t be read/],
])('a code that is %s is shown clearly, and the number is looked up all the same', async (_, make, text) => {
  await scan(await make())
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(await screen.findByText('Valid')).toBeDefined()
  expect(screen.getByText(/the portal’s own record for this number, whatever the paper says/)).toBeDefined()
  expect(screen.queryByText(/genuine/)).toBeNull()
})

test('without keys, or with keys that may be older than the code, the code is only unchecked', async () => {
  for (const [known, token] of [
    [null, await sign(form)],
    ['kept', await foreign()],
  ] as const) {
    keys = known
    await scan(token)
    expect(await screen.findByText(/can’t be checked right now/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  }
})

test('a scanned code counts by its signature on any host, and without one only from this portal', async () => {
  await show(await island(), { place })
  const { verifyCode } = await import('#src/stores/verification/scanned-code.ts')
  const signed = await sign(form)
  for (const text of [
    'hello',
    'https://elsewhere.test/',
    `https://elsewhere.test${root}/${number}`,
    `${origin}/eu`,
    `${origin}/a/b/c/d/certificate/verify/${number}`,
  ])
    expect(await verifyCode(place, text), text).toBe(false)
  expect(page.line.times(verifyCertificate)).toBe(0)
  expect(await verifyCode(place, `https://before.test/de/certificate/verify/${number}#${signed}`)).toBe(true)
  await redraw()
  expect(page.url.pathname + page.url.hash).toBe(`${root}/${number}#${signed}`)
  expect(await screen.findByText(/The code is genuine/)).toBeDefined()
  expect(page.left).toEqual([])
  expect(await verifyCode(place, `${origin}/certificate/verify/${number}`)).toBe(true)
  await redraw()
  expect(page.url.hash).toBe('')
  expect(screen.queryByText(/The code is genuine/)).toBeNull()
})

test('a browser without the curve uses the library', async () => {
  const [genuine, changed] = [await sign(form), await altered()]
  const { importKey } = crypto.subtle
  crypto.subtle.importKey = () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError'))
  try {
    await scan(genuine)
    expect(await screen.findByText(/The code is genuine/)).toBeDefined()
    await scan(changed)
    expect(await screen.findByText(/was changed after it was signed/)).toBeDefined()
  } finally {
    crypto.subtle.importKey = importKey
  }
})
