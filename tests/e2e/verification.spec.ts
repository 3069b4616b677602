import type { Browser, Page } from '@playwright/test'
import QRCode from 'qrcode'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { type OwnCode, ownCode } from './fixtures/certificate-code.ts'
import { bytesOf, recordFetchedFiles } from './fixtures/fetched-files.ts'
import { expect, test } from './fixtures/portal.ts'
import { hideOverlays } from './fixtures/visitor.ts'

const { t } = translatorOf('en')
const kB = 1024
let code: OwnCode

// The code is read once for all tests of this file, which therefore run one after the other.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  const page = await browser.newPage()
  code = await ownCode(page)
  await page.close()
})

/** Expects that the page is cached for offline use. It is cached after its files, so that they are cached too. */
const isCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return false
        const { scope } = await navigator.serviceWorker.ready
        return Boolean(await caches.match(new URL(scope).pathname))
      }),
    )
    .toBe(true)

test('the code on a certificate opens the verification page, and offline it was genuine when issued', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|could not be loaded/)
  await hideOverlays(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  const fetched = recordFetchedFiles(page)
  await page.goto(`${code.path}#${code.signed}`)
  await expect(page.getByText(t('verification:code.same'))).toBeVisible()
  await expect(page.getByText(t('verification:status.aboutToExpire'))).toBeVisible()
  await expectAccessible(page)
  await isCached(page)
  const scripts = bytesOf(await fetched(), 'script') / kB
  test.info().annotations.push({ type: 'scripts, gzip', description: `${scripts.toFixed(1)} kB` })
  expect(scripts).toBeLessThanOrEqual(105)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(t('verification:code.genuine'))).toBeVisible()
  await expect(page.getByText(t('verification:code.unknown'))).toBeVisible()
  await expect(page.getByText(t('verification:status.valid'), { exact: true })).toHaveCount(0)
  // A reload restores the scroll position, at which the header may cover half a button.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  // Another code is checked offline as well, and a forged one is detected.
  await page.goto(`${code.path}#${code.signed.slice(0, -6)}AAAAAA`)
  await page.reload()
  await expect(page.getByRole('alert').first()).toContainText(t('verification:code.altered'))
  await page.goBack()
  await expect(page.getByText(t('verification:code.genuine'))).toBeVisible()
  // Some versions of the browser fire "online" in a page that was loaded offline; with others the reader has to try
  // again.
  await page.context().setOffline(false)
  const again = page.getByRole('button', { name: t('form:retry') })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(page.getByText(t('verification:status.aboutToExpire'))).toBeVisible({ timeout: 3000 })
  }).toPass()
  const token = code.signed.split('.')[1] as string
  expect(requests.filter((each) => each.includes(token) && !each.includes('#'))).toEqual([])
})

test('only this page may use the camera and has a service worker', async ({ page, request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['permissions-policy']
  for (const path of ['/eu/certificate/verify', '/mobile/mena/ar/certificate/verify/X-1'])
    expect(await policy(path)).toContain('camera=(self)')
  for (const path of ['/eu', '/eu/vat', '/eu/receipt/verify', '/eu/certificate/none'])
    expect(await policy(path)).toContain('camera=()')
  await hideOverlays(page)
  await page.goto('/eu/certificate/verify/X-1')
  await expect(page.getByText(t('verification:notFound', { number: 'X-1' }))).toBeVisible()
  await isCached(page)
  await page.goto('/eu/vat')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

const picture = async (said: string) => ({
  name: 'code.png',
  mimeType: 'image/png',
  buffer: await QRCode.toBuffer(said, { errorCorrectionLevel: 'M', scale: 6 }),
})

test('a picture of the code is read; a code of another site is reported and not opened', async ({ page }) => {
  await hideOverlays(page)
  await page.goto('/eu/certificate/verify')
  const field = page.getByLabel(t('verification:scan.picture'))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field.click()])
  await chooser.setFiles(await picture('https://elsewhere.test/'))
  await expect(page.getByText(t('verification:scan.notOurs'))).toBeVisible()
  await expect(page).toHaveURL('/eu/certificate/verify')
  await field.setInputFiles({ name: 'cv.png', mimeType: 'image/png', buffer: Buffer.from('none') })
  await expect(page.getByText(t('verification:scan.noPicture'))).toBeVisible()
  await expectAccessible(page)
  await field.setInputFiles(await picture(`https://paper.test${code.path}#${code.signed}`))
  await expect(page.getByText(t('verification:code.same'))).toBeVisible()
  await expect(page).toHaveURL(`/eu/certificate/verify/${code.number}#${code.signed}`)
})

test('without a camera, or without its permission, a message is shown', async ({ page, context }) => {
  await hideOverlays(page)
  await page.goto('/eu/certificate/verify')
  await page.getByRole('button', { name: t('verification:scan.start') }).click()
  await expect(
    page.getByText(t('verification:scan.denied')).or(page.getByText(t('verification:scan.none'))),
  ).toBeVisible()
  await context.grantPermissions(['camera'])
  await page.getByRole('button', { name: t('verification:scan.start') }).click()
  await expect(page.getByText(t('verification:scan.none'))).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('a forged code is reported, and nothing is wider than the page', async ({ page }) => {
    await hideOverlays(page)
    const arabic = translatorOf('ar').t
    await page.goto(`/mobile/mena/ar/certificate/verify/${code.number}#${code.signed.slice(0, -6)}AAAAAA`)
    await expect(page).toHaveURL(
      `/mena/ar/certificate/verify/${code.number}#${code.signed.slice(0, -6)}AAAAAA`,
    )
    await expect(page.getByText(arabic('verification:code.altered'))).toBeVisible()
    await expect(page.getByText(arabic('form:file.none'))).toBeVisible()
    // The browser preserves the scroll position of the result while the bar above it appears, so the header may
    // then cover half of the result.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })
})

test.describe('on a phone that is set to German', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true, locale: 'de-DE' })

  test('the printed code opens in German on the first screen, and again offline', async ({
    page,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|could not be loaded/)
    await hideOverlays(page)
    const german = translatorOf('de').t
    const printed = `/certificate/verify/${code.number}#${code.signed}`
    await page.goto(printed)
    await expect(page).toHaveURL(`/eu/de${printed}`)
    await expect(page.getByText(german('verification:code.same'))).toBeVisible()
    const answer = page.getByText(german('verification:status.aboutToExpire'))
    const box = await answer.boundingBox()
    expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThan(600)
    await expectAccessible(page)
    await isCached(page)
    const isEntryKept = () =>
      page.evaluate(
        async (path) => Boolean(await (await caches.open(`page ${path}`)).match(path)),
        '/certificate/verify',
      )
    await expect.poll(isEntryKept).toBe(true)
    await page.context().setOffline(true)
    const later = await page.context().newPage()
    await later.goto(printed)
    await expect(later).toHaveURL(`/eu/de${printed}`)
    await expect(later.getByText(german('verification:code.genuine'))).toBeVisible()
    await expect(later.getByText(german('verification:code.unknown'))).toBeVisible()
    await page.context().setOffline(false)
  })
})
