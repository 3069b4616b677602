import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/at-own-portal.ts'
import { saveRequiredInformation } from './fixtures/information.ts'
import type { OwnPortal } from './fixtures/own-portal.ts'
import { signInAs } from './fixtures/sign-in.ts'

/** Returns the path of a free course, in which a learner can enrol with one click. */
const course = (id: number) => `/eu/course/detail/${id}`

const enrolButton = (page: Page) => page.getByRole('button', { name: 'Enroll for free' })

/**
 * Opens a page as a new learner who has already given the information that the site requires before an enrollment.
 */
async function signedInAt(portal: OwnPortal, page: Page, path: string): Promise<void> {
  await saveRequiredInformation(await portal.signInAsNewcomer(page.context()))
  await page.goto(path)
  await expect(page.locator('.account')).toBeVisible()
}

const callsTo = (page: Page, path: string): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.push(request.url())
  })
  return calls
}

/**
 * Waits until the island has replaced the page's button. A click by a script during the replacement would be lost.
 */
const isAwake = (page: Page) =>
  expect
    .poll(() =>
      page.locator('portal-island[name=enrolment]').evaluate(async (island) => {
        const { waking } = island as Element & { waking?: Promise<void> }
        await waking
        return waking !== undefined
      }),
    )
    .toBe(true)

test('clicks on Enrol during a running request are ignored', async ({ page, portal }) => {
  await signedInAt(portal, page, course(3))
  const enrolments = callsTo(page, '/addRegistration')
  await isAwake(page)
  await enrolButton(page).evaluate((button) => {
    for (let click = 0; click < 5; click += 1) (button as HTMLButtonElement).click()
  })
  await expect(page.getByText('Enrolled', { exact: true })).toBeVisible()
  expect(enrolments).toHaveLength(1)
})

test('two tabs that enrol at the same time create one enrolment, and both show it', async ({
  page,
  context,
  portal,
}) => {
  await signedInAt(portal, page, course(4))
  const other = await context.newPage()
  await other.goto(course(4))
  for (const tab of [page, other]) await isAwake(tab)
  // When a tab has loaded the enrolment of the other tab, it no longer has the button, so the elements are found
  // first.
  const buttons = await Promise.all([page, other].map((tab) => enrolButton(tab).elementHandle()))
  await Promise.all(buttons.map((button) => button?.evaluate((each) => (each as HTMLButtonElement).click())))
  for (const tab of [page, other]) await expect(tab.getByText('Enrolled', { exact: true })).toBeVisible()
})

test('after a session ended elsewhere, the next act opens sign-in and returns to the same place', async ({
  page,
  portal,
  context,
}) => {
  // This account signs in at the identity provider. Tests that sign in directly have no session there.
  await signInAs(page, 'second@demo.test', portal.origin)
  await page.goto(course(9))
  await expect(enrolButton(page)).toBeVisible()
  // The page has loaded everything, so the click causes the first call after the end of the session.
  await page.waitForLoadState('networkidle')
  await context.clearCookies({ name: 'session' })
  const toSignIn = page.waitForRequest((request) => request.url().includes('/user/sso/login?'))
  const back = page.waitForEvent('domcontentloaded')
  await enrolButton(page).click()
  expect(new URL((await toSignIn).url()).searchParams.get('target')).toBe(course(9))
  await back
  // The identity provider still has a session, so it shows no form. A new session of the portal begins, but the
  // learner is not enrolled.
  await expect(page).toHaveURL(course(9))
  await expect(page.locator('.account')).toBeVisible()
  await expect(enrolButton(page)).toBeVisible()
  expect((await context.cookies()).some((cookie) => cookie.name === 'session')).toBe(true)
})

test('a failed call shows an error and Retry, beside the static content', async ({
  page,
  portal,
  faults,
}) => {
  faults.expect(/Failed to load resource/)
  await page.route('**/api/certification/release/course/detail*', (route) => route.abort())
  await signedInAt(portal, page, course(11))
  await expect(page.getByRole('alert').getByText('could not be loaded')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // By now all islands that show the course have sent their calls; a later call would load the course without a
  // retry.
  await page.waitForLoadState('networkidle')
  await page.unroute('**/api/certification/release/course/detail*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(enrolButton(page)).toBeVisible()
})

test('a list that could not be loaded is not an empty list', async ({ page, faults }) => {
  faults.expect(/Failed to load resource/)
  await page.route('**/course/page/list*', (route) => route.abort())
  await page.goto('/eu/product-security-certification/online-video-courses')
  await page.getByLabel('Subtype').selectOption('expert')
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await page.unroute('**/course/page/list*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('.card').first()).toBeVisible()
})

test('Back and Forward go through the filters, and the URL alone restores them', async ({ page }) => {
  await page.goto('/eu/product-security-certification/online-video-courses')
  await page.getByLabel('Certification type').selectOption('thermal-imaging')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('18 courses')
  await page.getByLabel('Requirement').selectOption('0')
  await expect(page).toHaveURL(/requirement=0/)
  await page.goBack()
  await expect(page).not.toHaveURL(/requirement=0/)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('18 courses')
  await page.reload()
  await expect(page.getByLabel('Certification type')).toHaveValue('thermal-imaging')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('18 courses')
})

test('a filter without matches shows a message and a reset', async ({ page }) => {
  await page.goto('/eu/product-security-certification/online-video-courses?keyword=zzzz')
  await expect(page.getByText('Nothing matches your choices.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page.locator('.card').first()).toBeVisible()
  await expect(page).not.toHaveURL(/keyword/)
})

test('while offline the position is stored, and sent when the connection returns', async ({
  page,
  portal,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await signedInAt(portal, page, course(2))
  await enrolButton(page).click()
  await page.getByRole('button', { name: 'Start learning' }).click()
  const video = page.locator('video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(1)
  await context.setOffline(true)
  // Playing first ensures that the pause is reported now, even if the browser had already paused the video.
  await video.evaluate(async (element: HTMLVideoElement) => {
    await element.play()
    element.pause()
  })
  await expect(page.getByText('Offline')).toBeVisible()
  const saved = page.waitForResponse((response) => response.url().endsWith('/course/reload') && response.ok())
  await context.setOffline(false)
  await saved
  await expect(page.getByText('Offline')).toBeHidden()
})

test('the shell and the islands cause no layout shift for a learner', async ({ page, portal }) => {
  await signedInAt(portal, page, course(1))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // The types of the DOM do not contain layout shifts, hence the cast.
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('.account')).toBeVisible()
  const shift = await page.evaluate(() =>
    // The property is set by the script above, hence the cast.
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  )
  test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(4) })
  expect(shift).toBeLessThanOrEqual(0.05)
})

test('a click while the islands are still loading is not lost', async ({ page, portal }) => {
  await signedInAt(portal, page, course(12))
  const pending = Promise.withResolvers<void>()
  const clicked = Promise.withResolvers<void>()
  await page.route('**/_astro/mount*', async (route) => {
    pending.resolve()
    await clicked.promise
    await route.continue()
  })
  await page.goto(course(12), { waitUntil: 'commit' })
  await pending.promise
  await enrolButton(page).click()
  clicked.resolve()
  await expect(page.getByText('Enrolled', { exact: true })).toBeVisible()
})

test('a click before any script of the page is loaded is not lost', async ({ page, portal }) => {
  await signedInAt(portal, page, course(13))
  const clicked = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await clicked.promise
    await route.continue()
  })
  await page.goto(course(13), { waitUntil: 'commit' })
  await enrolButton(page).click()
  expect(await page.evaluate(() => customElements.get('portal-island'))).toBeUndefined()
  clicked.resolve()
  await expect(page.getByText('Enrolled', { exact: true })).toBeVisible()
})

test('an island that can’t be loaded shows an error, and the next click retries', async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource|ERR_/)
  await page.goto(course(1))
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-release', '1'))
  await page.route('**/_astro/mount*', (route) => route.abort())
  await enrolButton(page).click()
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await page.unroute('**/_astro/mount*')
  await enrolButton(page).click()
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
})

test('leaving for another page while an island is loading works', async ({ page, faults }) => {
  faults.expect(/Failed to load resource|ERR_|dynamically imported/)
  await page.goto(course(1))
  const [left, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/_astro/mount*', async (route) => {
    await left.promise
    await route.abort()
  })
  await page.route('**/eu/faq', async (route) => {
    await arrived.promise
    await route.continue()
  })
  // The button is pressed with Enter, because the cookie banner may cover it.
  await enrolButton(page).press('Enter')
  await page.evaluate(() => location.assign('/eu/faq'))
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_astro/mount'))
  left.resolve()
  await failed
  arrived.resolve()
  await expect(page).toHaveURL('/eu/faq')
  // The page that was left has not tried to reload itself.
  expect(await page.evaluate(() => sessionStorage.getItem('reloaded-for-release'))).toBeNull()
})
