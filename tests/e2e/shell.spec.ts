import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/portal.ts'
import { readNotices, signIn } from './fixtures/sign-in.ts'

const phone = { width: 375, height: 812 }
const micro = (baseURL: string | undefined) =>
  `http://micro.localhost:${new URL(baseURL ?? 'http://localhost:4321').port}`

/** The visitor's address belongs to a country. */
const from = (page: Page, country: string) =>
  page.route('**/getCountryByIp*', (route) =>
    route.fulfill({ json: { code: 200, data: { iso_code: country }, message: 'success' } }),
  )

/** Nothing covers the page, and nobody is asked for anything. */
const undisturbed = (page: Page) =>
  page.addInitScript(() => {
    const off = ['functionality', 'analytics'].map((id) => ({ id, isOn: 2 }))
    localStorage.setItem('cookiePolicy', JSON.stringify([{ id: 'necessary', isOn: 1 }, ...off]))
    document.cookie = 'disclaimer=true; Path=/'
    sessionStorage.setItem('feedbackHidden', '1')
  })

const linksOf = (page: Page, kind: string) => page.locator(`.hd [data-kind="${kind}"] a`).allTextContents()

test.describe('the menu', () => {
  test('shows what the site offers: no classrooms of the general certification on the main brand’s European site', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/eu')
    expect(await linksOf(page, 'gsc')).toEqual(['Overview', 'Online video courses'])
    expect(await linksOf(page, 'hsc')).toContain('Classrooms')
    await page.goto('/mena')
    expect(await linksOf(page, 'gsc')).toEqual(['Overview', 'Online video courses', 'Classrooms'])
    await page.goto(micro(baseURL))
    expect(await linksOf(page, 'gsc')).toContain('Classrooms')
    await expect(page.locator('.hd [data-kind="gsc"] a').first()).toHaveAttribute('href', /^\/overview\//)
  })

  test('the footer offers no classrooms that the menu leaves out', async ({ page }) => {
    const inFooter = page.locator('.ft [data-kind="gsc"] a')
    await page.goto('/eu')
    expect(await inFooter.allTextContents()).toEqual(['Overview', 'Online video courses'])
    await page.goto('/mena')
    expect(await inFooter.allTextContents()).toEqual(['Overview', 'Online video courses', 'Classrooms'])
  })

  for (const width of [1440, 1100, 993])
    test(`has room for its words at ${width} px in every language`, async ({ page }) => {
      await undisturbed(page)
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/eu', '/eu/de', '/eu/pl', '/mena/ar']) {
        await page.goto(path)
        const boxes = await page.locator('.hd :is(.logo, .nav > li, .srch, .sign-in)').evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) }))
            .sort((one, other) => one.left - other.left),
        )
        for (const [index, { left }] of boxes.entries())
          expect(left, `${path} at ${width}`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
        expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
      }
    })

  test('with letters of twice the size nothing lies over anything else', async ({ page }) => {
    await undisturbed(page)
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.goto('/eu/de')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overlaps = await page.locator('.hd :is(.logo, .nav > li, .srch, .sign-in)').evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const over = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => over(one, other))).length
    })
    expect(overlaps).toBe(0)
    const wide = () => page.locator('.hd').evaluate(({ scrollWidth }) => scrollWidth)
    expect(await wide()).toBeLessThanOrEqual(1000)
    await page.locator('.hd summary').first().click()
    expect(await wide()).toBeLessThanOrEqual(1000)
  })

  test('opens and closes by keyboard, and closes when the focus goes on', async ({ page }) => {
    await undisturbed(page)
    await page.goto('/eu')
    const certification = page.locator('.hd summary').first()
    const first = page.locator('.hd [data-kind="gsc"] a').first()
    await certification.focus()
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(certification).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('searchbox').focus()
    await expect(first).toBeHidden()
  })

  test('hides the general certification in countries that the site names', async ({ page }) => {
    await undisturbed(page)
    await from(page, 'DE')
    await page.goto('/eu')
    await page.locator('.hd').evaluate((header) => {
      header.dataset.hideGeneralIn = 'AT DE'
    })
    await page.mouse.move(300, 300)
    await expect(page.locator('.hd [data-kind="gsc"]')).toHaveAttribute('hidden', '')
    await expect(page.locator('.ft [data-kind="gsc"]')).toHaveAttribute('hidden', '')
    await expect(page.locator('.hd [data-kind="hsc"]')).not.toHaveAttribute('hidden', '')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('menu, language, account and search exclude each other', async ({ page, faults }) => {
    faults.expect(/googletagmanager/)
    await undisturbed(page)
    await page.goto('/user/sso/login?target=%2Fmobile%2Feu%2Ffaq')
    await signIn(page, 'editor@demo.test')
    await expect(page).toHaveURL('/mobile/eu/faq')
    await readNotices(page)
    const panels = page.locator('details[name="header"]')
    await expect(panels).toHaveCount(4)
    for (const panel of await panels.all()) {
      await panel.locator('> summary').click()
      await expect(panel).toHaveAttribute('open', '')
      await expect(page.locator('details[name="header"][open]')).toHaveCount(1)
    }
  })

  test('the header goes while one scrolls down and comes back while one scrolls up', async ({ page }) => {
    await undisturbed(page)
    await page.goto('/mobile/eu')
    await page.mouse.move(100, 300)
    await page.waitForLoadState('networkidle')
    const header = page.getByRole('banner')
    await page.mouse.wheel(0, 1500)
    await expect(header).not.toBeInViewport()
    await page.mouse.wheel(0, -300)
    await expect(header).toBeInViewport()
  })
})

test.describe('what floats', () => {
  for (const [path, shown] of [
    ['/eu', 1],
    ['/eu/general-security-certification/overview', 1],
    ['/eu/product-security-certification/overview', 1],
    ['/eu/product-security-certification/online-video-courses', 0],
    ['/eu/faq', 0],
  ] as const)
    test(`the way to questions shows ${shown} times on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('.float a')).toHaveCount(shown)
    })

  test('My Learning has the way to questions', async ({ page, faults }) => {
    faults.expect(/googletagmanager/)
    await undisturbed(page)
    await page.goto('/user/sso/login?target=%2Feu%2Fmy-learning')
    await signIn(page, 'editor@demo.test')
    await expect(page).toHaveURL('/eu/my-learning')
    await expect(page.locator('.float a')).toHaveAttribute('href', '/eu/faq')
  })

  test('a letter’s page may be told about, though it is of an exam', async ({ page }) => {
    await page.goto('/eu/invitation/practical-exam')
    await expect(page.locator('#feedback-open')).toHaveCount(1)
  })
})

test('a page is shared with three networks in a window of its own, and its address is copied', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/linkedin\.com\/sharing/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route(/linkedin|facebook|x\.com/, (route) => route.fulfill({ body: 'shared' }))
  await undisturbed(page)
  await page.goto('/eu/certification/detail/1')
  await page.mouse.move(300, 300)
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

test.describe('cookies', () => {
  test('by keyboard the banner comes right after the way to the content', async ({ page }) => {
    await page.goto('/eu/faq')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Reject' })).toBeFocused()
  })

  test('where one opts out, a visitor whose country asks first finds the groups off, and Reject', async ({
    page,
  }) => {
    await from(page, 'DE')
    await page.goto('/cookies-preferences')
    await page.mouse.move(300, 300)
    await expect(page.getByRole('checkbox', { name: /Analytics/ })).not.toBeChecked()
    await page.goto('/faq')
    await page.mouse.move(300, 300)
    await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible()
  })

  test('the sister brand tells of privacy and cookies on pages of its own', async ({ page, baseURL }) => {
    await page.goto(`${micro(baseURL)}/faq`)
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', /thermal/)
    await expect(banner.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', /thermal/)
    await expect(banner.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/cookies-preferences')
    await page.goto('/faq')
    await expect(banner.getByRole('link', { name: 'Cookies' })).toHaveCount(0)
  })

  test('a dialog stands alone: the banner waits below it', async ({ page }) => {
    await page.goto('/eu/faq')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await page.getByRole('button', { name: 'Country and language: Europe' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(banner).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(banner).toBeVisible()
  })
})

test('sign-on, another language and the other view keep what the address says', async ({ page }) => {
  await undisturbed(page)
  await page.goto('/eu/certificate/verify/NOBODYS?from=letter')
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  await page.locator('.bar summary').click()
  await page.locator('.bar').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/eu/de/certificate/verify/NOBODYS?from=letter')
  await page.mouse.move(310, 310)
  await page.waitForLoadState('networkidle')
  await page.locator('.ft [data-view]').click()
  await expect(page).toHaveURL('/mobile/eu/de/certificate/verify/NOBODYS?from=letter&view=mobile')
  await page.goto('/eu/news?keyword=lens&view=desktop')
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  const asked = page.waitForRequest(/\/user\/sso\/login/)
  await page.locator('.hd .sign-in').click()
  expect(new URL((await asked).url()).searchParams.get('target')).toBe('/eu/news?keyword=lens&view=desktop')
})

test('on paper answers stand unfolded, without the portal’s frame', async ({ page }) => {
  await undisturbed(page)
  await page.goto('/eu/faq')
  const answer = page.locator('main details > :not(summary)').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  for (const frame of ['.bar', '.hd', '.ft', '.float', '.crumb'])
    await expect(page.locator(frame)).toBeHidden()
})

test('a signed address that does not hold shows the normal page, without its parameters', async ({
  page,
}) => {
  await page.goto('/eu/faq?sign=nobody&appid=none&keyword=a')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/eu/faq?keyword=a')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menus, languages and search work, and nothing offers what it can’t do', async ({ page }) => {
    await page.goto('/eu/certification/detail/1')
    const menu = page.locator('.hd summary').first()
    await menu.click()
    await expect(page.locator('.hd [data-kind="gsc"] a').first()).toBeVisible()
    await page.locator('.bar summary').click()
    await expect(page.locator('.hd [data-kind="gsc"] a').first()).toBeHidden()
    await expect(page.locator('.bar .pop a')).toHaveCount(5)
    await expect(page.getByRole('searchbox')).toBeVisible()
    for (const idle of ['#cookies', '#to-top', '#feedback-open', '.bar .area'])
      await expect(page.locator(idle)).toBeHidden()
  })
})
