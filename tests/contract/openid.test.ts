import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import type { Configuration } from 'oidc-provider'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createOpenIdProvider } from '#server/adapters/identity-openid/provider.ts'
import { parseConfig } from '#server/config.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import { getSession } from '#src/contract/identity/session.ts'
import { getContentChanges } from '#src/contract/publishing/content.ts'
import { Browser, type Visit } from '../fixtures/server/browser.ts'
import { databases } from '../fixtures/server/databases.ts'
import { type PlainProvider, startPlainProvider } from '../fixtures/server/plain-provider.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'

const minute = 60_000
const database = databases[0] as (typeof databases)[number]

interface Place {
  main: string
  provider: PlainProvider
  portal: Portal
  stop(): Promise<void>
}

/** Starts a portal with an identity provider; both listen on ports. */
async function openPlace(
  more: Configuration = {},
  env: Record<string, string> = {},
  beside?: PlainProvider,
  heard?: { lines: string[] },
): Promise<Place> {
  const port = await findFreePort()
  const main = `http://localhost:${port}`
  const provider = beside ?? (await startPlainProvider(main, more))
  const { id, secret } = provider.client
  const own = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret }
  const settings = { PORT: String(port), ...own, ...env }
  const { provider: known } = parseConfig(settings)
  if (!known) throw new Error('The portal has no provider')
  const portal = await openPortal(await database.open(), {
    ...{ env: settings, identity: createOpenIdProvider(known) },
    ...(heard && { log: pino({ level: 'warn' }, { write: (line: string) => void heard.lines.push(line) }) }),
  })
  portal.clock.now = Date.now()
  const server = createServer(getRequestListener(portal.app.fetch))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    ...{ main, provider, portal },
    async stop() {
      await new Promise((resolve) => server.close(resolve).closeAllConnections())
      await portal.close()
      if (!beside) await provider.pause()
    },
  }
}

// The provider logs long warnings about its default settings, which are hidden.
for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})

const ada = { email: 'Ada@Example.org', email_verified: true, given_name: 'Ada', family_name: 'Byron' }

/** Returns a person's browser that visits the portal in a site and language. */
function visitorAt({ main }: Pick<Place, 'main'>) {
  const browser = new Browser()
  const leave = (target = '/') => browser.go(`${main}/user/sso/login?target=${encodeURIComponent(target)}`)
  const api = async (path: string) => {
    const { status, body } = await browser.go(`${main}/api${path}`)
    return { status, data: JSON.parse(body).data }
  }
  return {
    ...{ browser, leave },
    /** Signs in with the provider's forms: the account, and the consent. */
    async signIn(login: string, target = '/'): Promise<Visit> {
      const form = await leave(target)
      if (form.url.origin === main) return form
      const consentPage = await browser.submit(form, { prompt: 'login', login, password: 'any' })
      if (consentPage.url.origin === main) return consentPage
      return browser.submit(consentPage, { prompt: 'consent' })
    },
    who: async () => (await api(getSession.path)).data,
    operates: async () => (await api(`${getContentChanges.path}?since=0&limit=1`)).status,
    token: () => browser.cookie('localhost', 'session'),
  }
}

describe('signing in at a provider with its default settings', () => {
  let place: Place
  beforeAll(async () => {
    place = await openPlace()
  })
  afterAll(() => place.stop())
  beforeEach(() => {
    place.portal.clock.now = Date.now()
    place.provider.accounts.set('ada', ada)
  })

  test('reads claims that only the userinfo endpoint returns', async () => {
    const { signIn, who } = visitorAt(place)
    expect((await signIn('ada', '/eu/de')).url.href).toBe(`${place.main}/eu/de`)
    expect(await who()).toMatchObject({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron' })
  })

  test('recognizes a person with a new address, and another person with the old one', async () => {
    place.provider.accounts.set('maiden', { ...ada, email: 'maiden@example.org' })
    const first = visitorAt(place)
    await first.signIn('maiden')
    const { id } = await first.who()
    place.provider.accounts.set('maiden', { ...ada, email: 'married@example.org' })
    place.provider.accounts.set('newcomer', { ...ada, email: 'maiden@example.org' })
    const again = visitorAt(place)
    await again.signIn('maiden')
    expect(await again.who()).toMatchObject({ id, email: 'married@example.org' })
    const other = visitorAt(place)
    await other.signIn('newcomer')
    expect((await other.who()).id).not.toBe(id)
  })

  test('returning without signing in shows that nothing changed', async () => {
    const { browser, leave, who } = visitorAt(place)
    const form = await leave('/eu/pl')
    const abort = /href="([^"]*\/abort)"/.exec(form.body)?.[1] ?? ''
    const page = await browser.go(new URL(abort, form.url).href)
    expect(page.status).toBe(400)
    expect(page.body).toContain('<html lang="pl"')
    expect(page.body).toContain('Logowanie zostało przerwane')
    expect(page.body).toContain('href="/user/sso/login?target=%2Feu%2Fpl"')
    expect(await who()).toBeNull()
  })

  test('a person without an address at the provider gets an error', async () => {
    place.provider.accounts.set('addressless', { given_name: 'No', family_name: 'Address' })
    const { signIn, who } = visitorAt(place)
    const page = await signIn('addressless')
    expect(page.status).toBe(400)
    expect(page.body).toContain('did not give us your email address')
    expect(await who()).toBeNull()
  })

  test('invalid signs are removed from names', async () => {
    place.provider.accounts.set('odd', { ...ada, email: 'odd@example.org', given_name: 'O\u202ed\nd\u200b' })
    const { signIn, who } = visitorAt(place)
    await signIn('odd')
    expect(await who()).toMatchObject({ firstName: 'Od d' })
  })

  test('roles expire after an hour, and a silent sign-in restores them in the same session', async () => {
    place.provider.accounts.set('editor', { ...ada, email: 'editor@example.org', roles: ['editor', 'cook'] })
    const { browser, signIn, leave, operates, who, token } = visitorAt(place)
    await signIn('editor')
    const session = token()
    expect(await operates()).toBe(200)
    place.portal.clock.now = Date.now() + 30 * minute
    expect(await operates()).toBe(200)
    place.portal.clock.now = Date.now() + 61 * minute
    expect(await operates()).toBe(401)
    expect(await who()).not.toBeNull()
    expect((await leave('/eu')).url.href).toBe(`${place.main}/eu`)
    expect(browser.trail.find(({ pathname }) => pathname === '/auth')?.searchParams.get('prompt')).toBe(
      'none',
    )
    expect(await operates()).toBe(200)
    expect(token()).toBe(session)
    // Renewing the roles must not prolong the session.
    for (let passed = 90; passed < 12 * 60; passed += 30) {
      place.portal.clock.now = Date.now() + passed * minute
      expect(await who()).not.toBeNull()
    }
    place.portal.clock.now = Date.now() + 12 * 60 * minute
    expect(await who()).toBeNull()
  })

  test('a role that was removed at the provider is gone after the silent sign-in', async () => {
    place.provider.accounts.set('demoted', { ...ada, email: 'demoted@example.org', roles: ['editor'] })
    const { signIn, leave, operates, who } = visitorAt(place)
    await signIn('demoted')
    place.provider.accounts.set('demoted', { ...ada, email: 'demoted@example.org', roles: [] })
    place.portal.clock.now = Date.now() + 30 * minute
    await who()
    place.portal.clock.now = Date.now() + 61 * minute
    await leave()
    expect(await operates()).toBe(403)
    expect(await who()).not.toBeNull()
  })

  test('when a silent sign-in is not possible, the provider asks', async () => {
    place.provider.accounts.set('again', { ...ada, email: 'again@example.org', roles: ['editor'] })
    const { browser, signIn, leave, who } = visitorAt(place)
    await signIn('again')
    browser.forget('_session')
    place.portal.clock.now = Date.now() + 30 * minute
    await who()
    place.portal.clock.now = Date.now() + 61 * minute
    const page = await leave('/eu')
    expect(page.url.origin).toBe(place.provider.issuer)
    expect(page.body).toContain('name="login"')
    expect(await who()).not.toBeNull()
  })

  test('signing out at the provider ends the session here, and no other', async () => {
    const [here, there] = [visitorAt(place), visitorAt(place)]
    await here.signIn('ada')
    await there.signIn('ada')
    const page = await here.browser.go(`${place.provider.issuer}/session/end`)
    await here.browser.submit(page, { logout: 'yes' })
    expect(await here.who()).toBeNull()
    expect(await there.who()).not.toBeNull()
  })

  test('signing out here confirms at the provider, and returns', async () => {
    const { browser, signIn, leave, who } = visitorAt(place)
    await signIn('ada')
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const asks = await browser.go(`${place.main}/user/sso/logout?target=/eu/de`, headers)
    expect(asks.url.origin).toBe(place.provider.issuer)
    expect(await who()).toBeNull()
    expect((await browser.submit(asks, { logout: 'yes' })).url.href).toBe(`${place.main}/eu/de`)
    expect((await leave()).url.origin).toBe(place.provider.issuer)
  })

  test('a logout token with another signature ends no session', async () => {
    const { signIn, who } = visitorAt(place)
    await signIn('ada')
    for (const token of ['', 'a.b.c', 'x'.repeat(20_000)]) {
      const response = await fetch(`${place.main}/user/sso/back-channel-logout`, {
        method: 'POST',
        body: new URLSearchParams({ logout_token: token }),
      })
      expect(response.status).toBe(400)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(await who()).not.toBeNull()
  })

  test('works after the provider has replaced its keys', async () => {
    await visitorAt(place).signIn('ada')
    await place.provider.rotate()
    // The keys are fetched again at most once a minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * minute })
    const { signIn, who } = visitorAt(place)
    await signIn('ada').finally(() => vi.useRealTimers())
    expect(await who()).not.toBeNull()
  })

  test('reports an unreachable provider, and works when it is back', async () => {
    await place.provider.pause()
    const fresh = await openPlace({}, {}, place.provider)
    const page = await new Browser().go(`${fresh.main}/user/sso/login?target=/eu/de`)
    expect(page.status).toBe(503)
    expect(page.headers['retry-after']).toBe('60')
    expect(page.body).toContain('Der Anmeldedienst antwortet gerade nicht')
    await place.provider.resume()
    expect((await new Browser().go(`${fresh.main}/user/sso/login`)).url.origin).toBe(place.provider.issuer)
    await fresh.stop()
  })
})

describe('at a provider with refresh tokens', () => {
  let place: Place
  beforeAll(async () => {
    const given: Configuration = { issueRefreshToken: async () => true, rotateRefreshToken: true }
    place = await openPlace(given)
  })
  afterAll(() => place.stop())
  beforeEach(() => {
    place.portal.clock.now = Date.now()
  })
  const employ = (name: string, roles: string[]) =>
    place.provider.accounts.set(name, { ...ada, email: `${name}@example.org`, roles })

  test('a role that was removed at the provider stays ten minutes at most', async () => {
    employ('editor', ['editor'])
    const { signIn, operates, who } = visitorAt(place)
    await signIn('editor')
    employ('editor', ['reviewer'])
    place.portal.clock.now = Date.now() + 9 * minute
    expect(await operates()).toBe(200)
    employ('editor', [])
    place.portal.clock.now = Date.now() + 10 * minute
    expect(await operates()).toBe(403)
    expect(await who()).not.toBeNull()
  })

  test('roles are renewed without another sign-in, also by concurrent requests', async () => {
    employ('keeps', ['editor'])
    const { signIn, operates } = visitorAt(place)
    await signIn('keeps')
    for (let passed = 10; passed < 120; passed += 10) {
      place.portal.clock.now = Date.now() + passed * minute
      const results = await Promise.all([operates(), operates(), operates(), operates()])
      expect(results).toEqual([200, 200, 200, 200])
    }
  })

  test('a person whom the provider has deleted has no role', async () => {
    employ('left', ['editor'])
    const { signIn, operates } = visitorAt(place)
    await signIn('left')
    place.provider.accounts.delete('left')
    place.portal.clock.now = Date.now() + 10 * minute
    expect(await operates()).toBe(401)
  })

  test('a role ends when the secret that encrypted the refresh token is gone', async () => {
    employ('sealed', ['editor'])
    const { signIn, operates, who } = visitorAt(place)
    await signIn('sealed')
    await place.portal.db.update(session).set({ refreshToken: 'sealed with another secret' })
    place.portal.clock.now = Date.now() + 10 * minute
    expect(await operates()).toBe(401)
    expect(await who()).not.toBeNull()
  })

  test('while the provider is unreachable roles stay for an hour', async () => {
    employ('patient', ['editor'])
    const { signIn, operates } = visitorAt(place)
    await signIn('patient')
    await place.provider.pause()
    place.portal.clock.now = Date.now() + 30 * minute
    expect(await operates()).toBe(200)
    place.portal.clock.now = Date.now() + 59 * minute
    expect(await operates()).toBe(200)
    place.portal.clock.now = Date.now() + 60 * minute
    expect(await operates()).toBe(401)
    await place.provider.resume()
  })
})

test('a wrong client secret shows an error without blame, with the id of the log line', async () => {
  const place = await openPlace({}, { OIDC_CLIENT_SECRET: 'not-the-secret' })
  place.provider.accounts.set('ada', ada)
  const page = await visitorAt(place).signIn('ada')
  expect(page.status).toBe(502)
  expect(page.body).toContain('are not set up correctly to work together')
  expect(page.body).toContain(`mention this number: ${page.headers['x-request-id']}`)
  await place.stop()
})

describe('where roles require a strong sign-in', () => {
  const editor = { ...ada, email: 'editor@example.org', roles: ['editor'] }
  const tells: Configuration = {
    acrValues: ['silver', 'gold', 'platinum'],
    claims: {
      openid: ['sub', 'acr', 'amr'],
      ...{ email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'roles'] },
    },
  }
  const log = { lines: [] as string[] }

  test.each([
    ['silver', 200],
    ['gold', 403],
  ])('with a sign-in as silver, a requirement of %s returns %i', async (asked, status) => {
    const place = await openPlace(tells, { OIDC_ACR_VALUES: 'silver', OIDC_STAFF_ACR: `platinum,${asked}` })
    place.provider.accounts.set('editor', { ...editor, acr: 'silver' })
    const { browser, leave, signIn, operates, who } = visitorAt(place)
    await leave()
    const asking = browser.trail.find(({ pathname }) => pathname === '/auth')
    expect(asking?.searchParams.get('acr_values')).toBe('silver')
    await signIn('editor')
    expect(await who()).toMatchObject({ email: 'editor@example.org' })
    expect(await operates()).toBe(status)
    await place.stop()
  })

  test('a provider that states no strength signs in without roles, and the log has the reason', async () => {
    const place = await openPlace({}, { OIDC_STAFF_AMR: 'otp' }, undefined, log)
    place.provider.accounts.set('editor', editor)
    const { signIn, operates, who } = visitorAt(place)
    await signIn('editor')
    expect(await who()).not.toBeNull()
    expect(await operates()).toBe(403)
    expect(log.lines.join()).toContain('OIDC_STAFF_AMR requires a stronger one')
    await place.stop()
  })
})

test.each([
  ['0', 'joins no older account'],
  ['1', 'joins it where the provider is trusted'],
])('an address that the provider does not verify, with OIDC_TRUST_EMAIL=%s, %s', async (trusted) => {
  const place = await openPlace({}, { OIDC_TRUST_EMAIL: trusted })
  const { db, clock } = place.portal
  const older = {
    email: 'older@example.org',
    firstName: 'Older',
    lastName: '',
    createdAt: new Date(clock.now),
  }
  const [kept] = await db.insert(learner).values(older).returning()
  place.provider.accounts.set('claims', { email: 'older@example.org', given_name: 'Claims' })
  const { signIn, who } = visitorAt(place)
  await signIn('claims')
  const { id } = await who()
  expect(id === kept?.id).toBe(trusted === '1')
  const [row] = await db.select().from(learner).where(eq(learner.id, id))
  expect(row).toMatchObject({ issuer: place.provider.issuer, subject: 'claims' })
  await place.stop()
})
