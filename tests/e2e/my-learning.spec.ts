import type { Page } from '@playwright/test'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { dailyPlaces } from './fixtures/daily-places.ts'
import { expect, test } from './fixtures/portal.ts'
import { measureWidth } from './fixtures/reader-styles.ts'
import { signInAs } from './fixtures/sign-in.ts'

const { t } = translatorOf('en')

async function open(page: Page, email: string, place = '/eu', query = ''): Promise<void> {
  await signInAs(page, email)
  await page.goto(`${place}/my-learning${query}`)
}

/** Expects no violations found by axe, and nothing wider than the page. */
async function fits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

test('half way: the last course, the next session, and a seat that is moved by keyboard', async ({
  page,
}) => {
  await open(page, 'halfway@demo.test')
  await expect(page.getByText(t('my-next:continue.title'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('my-next:title') })).toBeVisible()
  await fits(page)
  await page.getByRole('link', { name: /^Trainings, exams and orders/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=1&subTab=2$/)
  await fits(page)
  await page.getByRole('button', { name: /^Move to another date: General security/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('my-session:move.title') })
  await expect(dialog.getByRole('radio')).toBeVisible()
  await fits(page)
  await dialog.getByRole('radio').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('notices:moved'))).toBeVisible()
  await page.getByRole('button', { name: t('message:feed.make') }).click()
  await expect(page.getByText(/\/calendar\/feed\//)).toBeVisible()
  const response = await page.request.get((await page.locator('.address').textContent()) ?? '')
  expect(await response.text()).toContain('BEGIN:VCALENDAR')
  await fits(page)
  await page.getByRole('link', { name: new RegExp(`^${t('my-learning:tab.messages')}`) }).click()
  await fits(page)
  await page
    .getByRole('button', { name: new RegExp(`^${t('message:read')}: `) })
    .first()
    .click()
  await expect(page.getByRole('button', { name: t('message:back') })).toBeFocused()
  await fits(page)
})

test('orders in each state, with their actions', async ({ page }) => {
  await open(page, 'orders@demo.test', '/eu', '?tab=1&subTab=2')
  for (const state of ['created', 'failed', 'paid', 'cancelled'])
    await expect(page.getByText(t(`my-learning:order.${state}`), { exact: true }).first()).toBeVisible()
  await expect(page.getByText(t('my-session:review.open'))).toBeVisible()
  await fits(page)
  const remove = page.getByRole('button', { name: new RegExp(`^${t('my-session:remove.button')}`) })
  const before = await remove.count()
  await remove.last().click()
  await fits(page)
  await page.getByRole('button', { name: t('my-session:remove.confirm') }).click()
  await expect(page.getByText(t('notices:removed'))).toBeVisible()
  await expect(remove).toHaveCount(before - 1)
})

for (const [name, email, place, language, queries] of [
  ...dailyPlaces([
    ['an exam to sit', 'exam@demo.test', '/mobile/eu', 'en', ['']],
    ['an exam to sit, in Arabic', 'exam@demo.test', '/mobile/mena/ar', 'ar', ['']],
  ] as const),
  ['a certificate about to expire, and medals', 'certified@demo.test', '/mobile/eu', 'en', ['', '?tab=2']],
  [
    'half way, in Arabic: learning, sessions and preferences',
    'halfway@demo.test',
    '/mobile/mena/ar',
    'ar',
    ['', '?tab=1&subTab=2', '?tab=5'],
  ],
  ['new', 'learner@demo.test', '/mobile/eu', 'en', ['?tab=6']],
] as const)
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

    test(name, async ({ page }) => {
      const { t: say } = translatorOf(language)
      await signInAs(page, email)
      for (const query of queries)
        await test.step(`My Learning ${query}`, async () => {
          await page.goto(`${place}/my-learning${query}`)
          await expect(page.getByRole('heading', { level: 1, name: say('my-learning:title') })).toBeVisible()
          await expect(page.locator('.learn-nav [aria-current]')).toBeInViewport({ ratio: 0.9 })
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          await fits(page)
          expect(await measureWidth(page, 'letters of twice the size', 375)).toBeLessThanOrEqual(375)
        })
    })
  })

test.describe('on a phone, buttons that wrap', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('begin where the line begins, with or without a border', async ({ page }) => {
    await open(page, 'certified@demo.test', '/mobile/eu', '?tab=2')
    const button = page.locator('main .btn.quiet').first()
    await expect(button).toBeVisible()
    expect(await button.evaluate((each) => getComputedStyle(each).paddingInlineStart)).toBe('0px')
  })
})

test('the social networks of the footer are named once, above the links of their menu', async ({ page }) => {
  await page.goto('/eu')
  const menu = page.locator('footer details[name="social"]')
  await expect(menu.locator('summary')).toHaveText(t('shell:footer.social'))
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Posts in English' })).toBeVisible()
})
