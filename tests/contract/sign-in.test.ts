import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { openOperatorApi } from '#scripts/api-client/operator-api.ts'
import { readStoredSession } from '#scripts/api-client/stored-session.ts'
import { signInCommandLine } from '#scripts/operator/sign-in.ts'
import { signOutCommandLine } from '#scripts/operator/sign-out.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { parseConfig } from '#server/config.ts'
import { type RunningServer, startPortalServer } from '#server/start.ts'
import { getSession } from '#src/contract/identity/session.ts'
import { getContentChanges } from '#src/contract/publishing/content.ts'
import { Browser, type Visit } from '../fixtures/server/browser.ts'
import { freshPostgresUrl } from '../fixtures/server/databases.ts'
import { unwrap } from '../fixtures/server/result.ts'

const minute = 60_000

describe.each(['PGlite', 'PostgreSQL'])('signing in at the embedded provider, on %s', (name) => {
  let running: RunningServer
  let main: string
  let sister: string
  let browser: Browser
  let moved = 0
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-sign-in-'))

  beforeAll(async () => {
    const port = await findFreePort()
    const env: Record<string, string> = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    if (name === 'PGlite') cpSync(inject('seededPglite'), join(dataDir, 'db'), { recursive: true })
    else {
      env.DATABASE_URL = await freshPostgresUrl('seeded')
      env.DEMO = '1'
      env.SECRET_KEYS = 'one-secret-of-the-sign-in-tests-only'
    }
    main = `http://localhost:${port}`
    sister = `http://micro.localhost:${port}`
    running = await startPortalServer(parseConfig(env), pino({ level: 'silent' }), () => Date.now() + moved)
  })
  afterAll(async () => {
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  beforeEach(() => {
    browser = new Browser()
    moved += 2 * minute
  })

  const account = { email: 'learner@demo.test', password: 'demo-password' }
  const leave = (target: string, origin = main) =>
    browser.go(`${origin}/user/sso/login?target=${encodeURIComponent(target)}`)
  const signIn = async (target: string, origin = main, as = account) =>
    browser.submit(await leave(target, origin), as)
  const who = async (origin = main): Promise<{ email: string; firstName: string } | null> =>
    JSON.parse((await browser.go(`${origin}/api${getSession.path}`)).body).data
  const at = (visit: Visit) => visit.url.href
  /** Signs out as the link on a page of the portal does. */
  const signOut = (target: string, origin = main) =>
    browser.go(`${origin}/user/sso/logout?target=${target}`, { 'Sec-Fetch-Site': 'same-origin' })

  test('lets the command line in, which acts as the person until it signs out', async () => {
    vi.stubEnv('XDG_CONFIG_HOME', join(dataDir, 'config'))
    const config = parseConfig({ PORT: new URL(main).port, DATA_DIR: dataDir })
    const redirected = Promise.withResolvers<string>()
    const signedIn = signInCommandLine(config, redirected.resolve)
    const address = /http:\S+/.exec(await redirected.promise)?.[0] ?? ''
    const consentPage = await browser.submit(await browser.go(address), {
      ...account,
      email: 'finance@demo.test',
    })
    const end = await browser.submit(consentPage, {}, { 'Sec-Fetch-Site': 'same-origin' })
    expect(end.body).toContain('You are signed in on the command line.')
    expect(await signedIn).toContain('Signed in as finance@demo.test until ')
    const session = readStoredSession(main, Date.now())
    const api = openOperatorApi(config, { ...(session && { session }) })
    expect(unwrap(await api.call(getSession, {}))).toMatchObject({ email: 'finance@demo.test' })
    expect(await signOutCommandLine(config)).toBe('finance@demo.test is signed out.')
    expect(unwrap(await api.call(getSession, {}))).toBeNull()
    expect(await signOutCommandLine(config)).toBe('You are not signed in on the command line.')
    vi.unstubAllEnvs()
  })

  test('returns to its start, signed in', async () => {
    const visit = await signIn('/eu/de/course/detail/1?courseType=0#chapters')
    expect(at(visit)).toBe(`${main}/eu/de/course/detail/1?courseType=0#chapters`)
    expect(await who()).toMatchObject({ email: 'learner@demo.test', firstName: 'Sample' })
    expect(browser.cookie('localhost', 'signed_in')).toBe('1')
  })

  test.each([
    ['/', 'en', 'ltr', 'Sign in'],
    ['/eu/de/course/detail/1', 'de', 'ltr', 'Anmelden'],
    ['/mobile/mena/ar', 'ar', 'rtl', 'تسجيل الدخول'],
  ])('from %s the page is in %s', async (target, language, dir, title) => {
    const page = await leave(target)
    expect(page.body).toContain(`<html lang="${language}" dir="${dir}" data-brand="main">`)
    expect(page.body).toContain(`<h1>${title}</h1>`)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['x-frame-options']).toBe('DENY')
    expect(page.body).not.toMatch(/<script|style=/)
  })

  test('from the sister brand the page is in its colours, with its name and mark', async () => {
    const { body } = await leave('/', sister)
    expect(body).toContain('data-brand="thermal"')
    expect(body).toMatch(/<img src="\/favicon-thermal\.svg"[^>]*><bdi>Thermal Learning<\/bdi>/)
  })

  test('its fields have labels', async () => {
    const { body } = await leave('/')
    expect(body).toMatch(/<label for="email">Email<\/label>\s*<input id="email"/)
    expect(body).toMatch(/<label for="password">Password<\/label>\s*<input id="password"/)
  })

  test('on the sister brand uses the same provider and returns to the sister brand', async () => {
    expect(at(await signIn('/', sister))).toBe(`${sister}/`)
    expect(await who(sister)).toMatchObject({ email: 'learner@demo.test' })
    expect(await who(main)).toBeNull()
    const visit = await leave('/', main)
    expect(at(visit)).toBe(`${main}/`)
    expect(await who(main)).toMatchObject({ email: 'learner@demo.test' })
  })

  test('started at another name of this machine continues at the portal’s own', async () => {
    const page = await leave('/eu', main.replace('localhost', '127.0.0.1'))
    expect(at(await browser.submit(page, account))).toBe(`${main}/eu`)
    expect(await who()).not.toBeNull()
  })

  test('rotates the session: the previous id is invalid', async () => {
    await signIn('/')
    const before = browser.cookie('localhost', 'session')
    await leave('/')
    expect(browser.cookie('localhost', 'session')).not.toBe(before)
    const stolen = await new Browser().go(`${main}/api${getSession.path}`, { Cookie: `session=${before}` })
    expect(JSON.parse(stolen.body).data).toBeNull()
  })

  test('with a wrong password or an unknown account shows the same error and keeps the entries', async () => {
    const page = await leave('/')
    const wrong = await browser.submit(page, { ...account, password: 'wrong' })
    const nobody = await browser.submit(page, { email: 'learner@demo.test<', password: 'wrong' })
    expect(wrong.body).toContain('role="alert"')
    expect(wrong.body).toContain('value="learner@demo.test"')
    expect(nobody.body).toContain('value="learner@demo.test&lt;"')
    expect(await who()).toBeNull()
    expect(at(await browser.submit(page, account))).toBe(`${main}/`)
  })

  test('checks ten of a hundred concurrent guesses', async () => {
    const page = await leave('/')
    const guess = () => browser.submit(page, { email: 'exam@demo.test', password: 'wrong' })
    const answers = await Promise.all(Array.from({ length: 100 }, guess))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  test.each([
    ['a NUL', { email: 'learner@demo.test\0', password: 'x' }],
    ['a NUL in the password', { email: 'learner@demo.test', password: 'x\0' }],
    ['5,000 signs', { email: 'learner@demo.test', password: 'x'.repeat(5000) }],
    ['a million signs', { email: 'x'.repeat(1_000_000), password: 'x' }],
  ])('a form with %s is refused with that reason', async (_, fields) => {
    expect((await browser.submit(await leave('/'), fields)).status).toBe(400)
  })

  test.each([
    'client_id=x%00',
    'client_id=portal&state=%00',
    'client_id=portal&client_id=x',
    'ui_locales=%00',
  ])('an invalid request is refused with a reason: %s', async (query) => {
    expect((await browser.go(`${main}/identity/auth?${query}`)).status).toBe(400)
  })

  test.each(['%00', '%0d%0a', 'z%C5%BC', '%F0%9F%A6%84', '%', 'a%20b', ';=', 'x'.repeat(4000)])(
    'an unissued state is unknown: %s',
    async (state) => {
      const visit = await browser.go(`${main}/user/sso/callback?code=x&state=${state}`)
      expect(visit.status).toBe(400)
      expect(visit.body).toContain('was started in another browser or window')
    },
  )

  test('without an attempt an error is shown in the language of the browser', async () => {
    const visit = await browser.go(`${main}/user/sso/callback?state=x`, {
      'Accept-Language': 'pl-PL,pl;q=0.9,en;q=0.8',
    })
    expect(visit.body).toContain('<html lang="pl"')
  })

  test('an expired attempt shows an error, in the language of its page', async () => {
    const page = await leave('/eu/de')
    moved += 10 * minute
    const visit = await browser.submit(page, account)
    expect(visit.status).toBe(400)
    expect(visit.body).toContain('Die Anmeldung hat länger gedauert als die erlaubten zehn Minuten')
    expect(visit.body).toContain('href="/user/sso/login?target=%2Feu%2Fde"')
  })

  test('closes an account for a minute after ten failures', async () => {
    const second = { email: 'second@demo.test', password: 'demo-password' }
    const page = await leave('/')
    for (let tries = 0; tries < 10; tries++) await browser.submit(page, { ...second, password: 'wrong' })
    const eleventh = await browser.submit(page, second)
    expect(eleventh.status).toBe(429)
    moved += minute
    expect(at(await browser.submit(page, second))).toBe(`${main}/`)
  })

  test('a sign-in page from the history shows an error and a link to try again', async () => {
    const page = await leave('/')
    await browser.submit(page, account)
    const visit = await new Browser().go(page.url.href)
    expect(visit.status).toBe(400)
    expect(visit.body).toContain('href="/user/sso/login?target=%2F"')
  })

  test('works on the main brand’s host only', async () => {
    const known = '/identity/.well-known/openid-configuration'
    expect((await browser.go(main + known)).status).toBe(200)
    expect((await browser.go(main + known, { Host: 'evil.test' })).status).toBe(421)
    expect((await browser.go(sister + known)).status).toBe(421)
    const parsed = JSON.parse((await browser.go(main.replace('localhost', '127.0.0.1') + known)).body)
    expect(parsed.issuer).toBe(`${main}/identity`)
    expect(new URL(parsed.token_endpoint).origin).toBe(main)
  })

  test('a form from another site is refused', async () => {
    const page = await leave('/')
    expect((await browser.submit(page, account, { Origin: 'https://evil.test' })).status).toBe(403)
    expect(await who()).toBeNull()
  })

  test('never redirects to another host', async () => {
    for (const target of ['https://evil.test/', '//evil.test', '/\\evil.test', '/%5cevil.test']) {
      expect(at(await signIn(target))).toBe(`${main}/`)
      browser = new Browser()
    }
  })

  test('an answer to another browser’s request signs nobody in', async () => {
    const other = new Browser()
    const page = await other.go(`${main}/user/sso/login?target=/`)
    await other.submit(page, account)
    const callback = other.trail.find((url) => url.pathname === '/user/sso/callback') as URL
    const visit = await browser.go(callback.href)
    expect(visit.status).toBe(400)
    expect(visit.body).toContain('<h1>You could not be signed in</h1>')
    expect(await who()).toBeNull()
  })

  test('an answer can be used once', async () => {
    await signIn('/')
    const callback = browser.trail.find((url) => url.pathname === '/user/sso/callback') as URL
    expect((await browser.go(callback.href)).status).toBe(400)
  })

  test('an editor may do what operators do', async () => {
    await signIn('/', main, { email: 'editor@demo.test', password: 'demo-password' })
    expect((await browser.go(`${main}/api${getContentChanges.path}?since=0&limit=1`)).status).toBe(200)
  })

  test('signing out ends the session here and at the provider, and returns to the target', async () => {
    await signIn('/eu')
    const token = browser.cookie('localhost', 'session')
    expect(at(await signOut('/eu/de'))).toBe(`${main}/eu/de`)
    expect(browser.cookie('localhost', 'session')).toBeUndefined()
    expect(browser.cookie('localhost', 'signed_in')).toBeUndefined()
    const stored = await new Browser().go(`${main}/api${getSession.path}`, { Cookie: `session=${token}` })
    expect(JSON.parse(stored.body).data).toBeNull()
    expect((await leave('/')).body).toContain('<form')
  })

  test('signing out on the sister brand leads to the target in its data', async () => {
    await signIn('/faq', sister)
    expect(at(await signOut('/mobile/faq', sister))).toBe(`${sister}/mobile`)
    expect(await who(sister)).toBeNull()
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another host of this site', { 'Sec-Fetch-Site': 'same-site' }],
    ['nobody', {}],
    ['a foreign page, in an old browser', { Referer: 'https://evil.test/' }],
    ['a form elsewhere, in an old browser', { Origin: 'null' }],
  ])('a request to sign out by %s shows a page with a button', async (_, headers) => {
    await signIn('/')
    const page = await browser.go(`${main}/user/sso/logout?target=/eu`, headers)
    expect(page.status).toBe(200)
    expect(page.body).toContain('<h1>Do you want to sign out?</h1>')
    expect(page.body).toMatch(/<form method="post" action="\/user\/sso\/logout\?target=%2Feu">/)
    expect(await who()).not.toBeNull()
    await browser.submit(page, {}, { Origin: 'https://evil.test' })
    expect(await who()).not.toBeNull()
    expect(at(await browser.submit(page, {}))).toBe(`${main}/eu`)
    expect(await who()).toBeNull()
  })

  test('a browser that sends only the Referer signs out from a page of the portal', async () => {
    await signIn('/')
    await browser.go(`${main}/user/sso/logout?target=/`, { Referer: `${main}/eu/faq` })
    expect(await who()).toBeNull()
  })

  test('signing out never redirects to another host', async () => {
    await signIn('/')
    expect(at(await signOut('https://evil.test'))).toBe(`${main}/`)
    expect(at(await browser.go(`${main}/user/sso/signed-off?state=//evil.test`))).toBe(`${main}/`)
  })
})
