import { signFor } from '../fixtures/sign.ts'
import { expect, test } from './fixtures/portal.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a desktop address leads to its mobile page, rotating the phone does not, and ?view=desktop pins a choice', async ({
    page,
  }) => {
    await page.goto('/eu/de/course/detail/1?from=mail#chapters')
    await expect(page).toHaveURL('/mobile/eu/de/course/detail/1?from=mail#chapters')
    // A later page of a list has no mobile page, so its mobile URL leads to the list.
    await page.goto('/eu/product-security-certification/online-video-courses/page/2')
    await expect(page).toHaveURL('/mobile/eu/product-security-certification/online-video-courses')
    await page.setViewportSize(desk)
    // After two frames, all resize listeners have run.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(page).toHaveURL('/mobile/eu/product-security-certification/online-video-courses')
    await page.setViewportSize(phone)
    await page.goto('/eu?view=desktop')
    await expect(page).toHaveURL('/eu?view=desktop')
    await page.goto('/eu/course/detail/1')
    await expect(page).toHaveURL('/eu/course/detail/1')
  })
})

test('a wide screen on a mobile address goes to the desktop page', async ({ page }) => {
  await page.goto('/mobile/mena/ar')
  await expect(page).toHaveURL('/mena/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('an unknown path is a real 404 in the language of the place', async ({ page, faults }) => {
  faults.expect(/404/)
  for (const [path, heading] of [
    ['/eu/course/detail/999999', 'Nothing is connected here'],
    ['/eu/de/nichts', 'Hier ist nichts angeschlossen'],
    ['/mobile/eu/zzz.png', ''],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  const list = '/eu/product-security-certification/online-video-courses'

  test('a list continues on separate pages to its last item, and a course is readable in another language too', async ({
    page,
  }) => {
    await page.goto(list)
    const names = () => page.locator('main .card .name').allTextContents()
    const first = await names()
    expect(first).toHaveLength(15)
    const last = page.locator('.pages a.num').last()
    const number = Number(await last.textContent())
    await last.click()
    await expect(page).toHaveURL(`${list}/page/${number}`)
    await expect(page).toHaveTitle(new RegExp(`page ${number}`))
    await expect(page.locator('.pages [aria-current=page]')).toHaveText(String(number))
    const rest = await names()
    expect(rest.length).toBeGreaterThan(0)
    expect(rest.filter((name) => first.includes(name))).toEqual([])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.goto('/eu/course/detail/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera placement and lens choice')
    await expect(page.locator('noscript p').first()).toBeVisible()
    await page.locator('.bar summary').click()
    await page.locator('.bar').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/eu/de/course/detail/1')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

test('with scripts such a page shows the list at that page, and filters start at the first page', async ({
  page,
}) => {
  const list = '/eu/product-security-certification/online-video-courses'
  await page.goto(`${list}/page/2`)
  const shown = await page.locator('main .card .name').allTextContents()
  await page.getByRole('link', { name: 'Page 1' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.locator('main .card .name').first()).not.toHaveText(shown[0] as string)
  await page.goBack()
  await expect(page).toHaveURL(`${list}/page/2`)
  await expect(page.locator('main .card .name')).toHaveText(shown)
  await page.getByLabel('Requirement').selectOption('0')
  await expect(page).toHaveURL(`${list}?requirement=0`)
})

test.describe('a partner’s signed link', () => {
  const { SIGN_APP_ID: appId = '', SIGN_KEY: key = '' } = process.env

  test('signs in once, and is removed from the URL', async ({ page, browser, baseURL }) => {
    const sign = signFor({ email: 'partner@demo.test', firstName: 'Sample', lastName: 'Partner' }, key)
    const link = `/eu?from=partner&sign=${encodeURIComponent(sign)}&appid=${appId}`
    await page.goto(link)
    await expect(page.locator('.account')).toBeVisible()
    await expect(page).toHaveURL('/eu?from=partner')

    const other = await browser.newContext({ baseURL: baseURL as string })
    const again = await other.newPage()
    await again.goto(link)
    await expect(again).toHaveURL('/eu?from=partner')
    await expect(again.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await other.close()
  })

  test('with a forged signature shows the normal page, and nobody is signed in', async ({ page }) => {
    await page.goto(
      `/eu?sign=${encodeURIComponent(signFor({ email: 'x@demo.test' }, 'another key, not ours'))}&appid=${appId}`,
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/eu')
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  })
})

test('enrolling works by keyboard alone: the dialog takes and returns the focus', async ({ page }) => {
  await page.goto('/eu/course/detail/1')
  const enrol = page.getByRole('button', { name: 'Enroll for free' })
  await enrol.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(enrol).toBeFocused()
})
