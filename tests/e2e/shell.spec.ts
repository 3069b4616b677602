import { expectAccessible } from './fixtures/axe.ts'
import { movePointer } from './fixtures/move-pointer.ts'
import { expect, test } from './fixtures/portal.ts'
import { signInAs } from './fixtures/sign-in.ts'
import { hideOverlays } from './fixtures/visitor.ts'

test('the link to questions floats on home, certification and learning pages, and nowhere else', async ({
  page,
}) => {
  await hideOverlays(page)
  for (const [path, shown] of [
    ['/eu', 1],
    ['/eu/general-security-certification/overview', 1],
    ['/eu/product-security-certification/overview', 1],
    ['/eu/product-security-certification/online-video-courses', 0],
    ['/eu/faq', 0],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.ft')).toBeAttached()
    await expect(page.locator('.float a'), path).toHaveCount(shown)
  }
  await page.goto('/eu/invitation/practical-exam')
  await expect(page.locator('#feedback-open')).toHaveCount(1)
  await signInAs(page, 'editor@demo.test')
  await page.goto('/eu/my-learning')
  await expect(page.locator('.float a')).toHaveAttribute('href', '/eu/faq')
})

test('a page is shared with three networks in a new window, and its address is copied', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/linkedin\.com\/sharing/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route(/linkedin|facebook|x\.com/, (route) => route.fulfill({ body: 'shared' }))
  await hideOverlays(page)
  await page.goto('/eu/certification/detail/1')
  await movePointer(page)
  await page.waitForLoadState('networkidle')
  const share = page.locator('summary').filter({ hasText: 'Share this page' })
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.share a')).toHaveCount(3)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Share on LinkedIn' }).click()
  expect((await opened).url()).toMatch(/linkedin.*detail%2F1&lang=en_US$/)
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.locator('.share button')).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/eu\/certification\/detail\/1$/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.share')).not.toHaveAttribute('open', '')
  await expect(share).toBeFocused()
})

test('sign-in, another language and the other view keep the query of the address', async ({ page }) => {
  await hideOverlays(page)
  await page.goto('/eu/certificate/verify/NOBODYS?from=letter')
  await movePointer(page)
  await page.waitForLoadState('networkidle')
  await page.locator('.bar summary').click()
  await page.locator('.bar').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/eu/de/certificate/verify/NOBODYS?from=letter')
  // The verification page has one variant for all screens, so it has no link to another variant; the news page
  // below has a mobile variant.
  await expect(page.locator('.ft [data-view]')).toHaveCount(0)
  await page.goto('/eu/de/news?from=letter')
  await movePointer(page)
  await page.waitForLoadState('networkidle')
  await page.locator('.ft [data-view]').click()
  await expect(page).toHaveURL('/mobile/eu/de/news?from=letter&view=mobile')
  await page.goto('/eu/news?keyword=lens&view=desktop')
  await movePointer(page)
  await page.waitForLoadState('networkidle')
  const nextEvent = page.waitForRequest(/\/user\/sso\/login/)
  await page.locator('.hd .sign-in').click()
  expect(new URL((await nextEvent).url()).searchParams.get('target')).toBe(
    '/eu/news?keyword=lens&view=desktop',
  )
})

test('on paper answers are expanded, without header and footer', async ({ page }) => {
  await hideOverlays(page)
  await page.goto('/eu/faq')
  const answer = page.locator('main details > :not(summary)').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  for (const frame of ['.bar', '.hd', '.ft', '.float', '.crumb'])
    await expect(page.locator(frame)).toBeHidden()
})

test('an invalid signed address shows the normal page, without its parameters', async ({ page }) => {
  await page.goto('/eu/faq?sign=nobody&appid=none&keyword=a')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/eu/faq?keyword=a')
})

test.describe('a reader of another language', () => {
  test.use({ locale: 'de-AT' })

  test('is offered the page in it immediately, until the offer is closed or followed', async ({ page }) => {
    const offer = page.locator('#language-hint')
    await page.goto('/mena/faq')
    await expect(page.locator('h1')).toBeVisible()
    // This site has no German pages, but another site of the brand does.
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/eu/de/faq')
    await page.goto('/eu/faq')
    await expect(offer).toContainText('Diese Seite gibt es in Ihrer Sprache: Deutsch')
    await expectAccessible(page)
    await page.mouse.wheel(0, 1500)
    await expect(offer.getByRole('link', { name: 'Deutsch' })).toBeInViewport()
    await offer.getByRole('button', { name: 'Hier bleiben' }).click()
    await expect(offer).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    await page.goto('/eu/news')
    await expect(offer).toBeHidden()
    await page.context().clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await offer.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/eu/de/news')
    await page.goto('/eu/faq')
    await expect(offer).toBeHidden()
  })
})

test('a reader who scrolls and points sees the free seats without loading a framework', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/eu')
  await page.mouse.wheel(0, 800)
  await expect(page.locator('portal-seats .chip').first()).toHaveText(/seats? left|Full/)
  await movePointer(page)
  await expect.poll(() => scripts.filter((path) => path.includes('/after-act'))).toHaveLength(1)
  expect(scripts.filter((path) => /\/react\./.test(path))).toEqual([])
})
