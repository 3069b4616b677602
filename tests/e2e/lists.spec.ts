import { translatorOf } from '#src/i18n/load-messages.ts'
import { formatCalendarBadgeDate, formatSessionDays } from '#src/i18n/session-time.ts'
import { movePointer } from './fixtures/move-pointer.ts'
import { expect, test } from './fixtures/portal.ts'

const { t } = translatorOf('en')

test('a list of videos is filtered, shows when nothing matches, and is reset', async ({ page }) => {
  await page.goto('/eu/educational-video/list')
  const cards = page.locator('main .card')
  await page.getByLabel(t('filter:of.videoOf'), { exact: true }).selectOption('3')
  await expect(page).toHaveURL(/\?type=3$/)
  await expect(cards).not.toHaveCount(15)
  await page.getByLabel(t('list:keyword'), { exact: true }).fill('nothing at all')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('list:none'))).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('list:pages') })).toHaveCount(0)
  await page.getByRole('link', { name: t('list:clear') }).click()
  await expect(cards).toHaveCount(15)
  await expect(page).toHaveURL('/eu/educational-video/list')
})

test('the next page of a list begins at its top', async ({ page }) => {
  await page.goto('/eu/educational-video/list')
  await page.getByRole('link', { name: t('list:next') }).click()
  await expect(page).toHaveURL(/\?pageNum=2$/)
  await expect(page.getByRole('link', { name: t('list:page', { page: 2 }) })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByLabel(t('list:keyword'), { exact: true })).toBeInViewport()
  await page.goBack()
  await expect(page.locator('main .card')).toHaveCount(15)
})

test('an address of a page beyond the last shows the last one', async ({ page }) => {
  await page.goto('/eu/product-security-certification/online-video-courses?pageNum=99')
  await expect(page).toHaveURL(/\?pageNum=4$/)
  await expect(page.locator('main .card').first()).toBeVisible()
  await expect(page.getByText(t('list:none'))).toHaveCount(0)
})

test('on a phone the filters of videos are in a sheet, from the first touch', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    baseURL: baseURL as string,
  })
  const page = await context.newPage()
  await page.goto('/mobile/eu/educational-video/list')
  const count = page.getByRole('status').filter({ hasText: /\d+ videos?/ })
  const before = (await count.textContent()) ?? ''
  await expect(page.getByLabel('Product line')).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Filters' }).click()
  const choice = page.getByLabel('Product line')
  await choice.focus()
  await choice.selectOption({ index: 1 })
  await expect(page).toHaveURL(/productLine=/)
  await expect(choice).toBeFocused()
  await expect(page.locator('summary').filter({ hasText: 'Filters (1)' })).toBeVisible()
  await expect(count).not.toHaveText(before)
  await context.close()
})

test('practical exams of a region; the first choice is all countries', async ({ page }) => {
  await page.goto('/eu/practical-exam')
  const region = page.getByLabel(t('filter:of.regionId'), { exact: true })
  await expect(region.locator('option').first()).toHaveText(t('practical-exam:allCountries'))
  const before = await page.locator('main .rows > li').count()
  await region.selectOption({ label: 'Africa (1)' })
  await expect(page).toHaveURL(/\?regionId=\d+$/)
  await expect(page.locator('main .rows > li')).not.toHaveCount(before)
})

test('on a phone the selected certification scrolls into view', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL as string,
    viewport: { width: 375, height: 812 },
  })
  const page = await context.newPage()
  await page.goto('/mobile/eu/product-security-certification/overview')
  await page.locator('.pick', { hasText: 'Intrusion detection associate' }).click()
  await expect(
    page.getByRole('heading', { name: 'Intrusion detection associate', level: 2 }),
  ).toBeInViewport()
  await context.close()
})

test('online sessions are shown in the reader’s date and time', async ({ browser, baseURL }) => {
  const zone = 'Pacific/Kiritimati'
  const context = await browser.newContext({ baseURL: baseURL as string, timezoneId: zone })
  const page = await context.newPage()
  await page.goto('/eu/workshop-seminar/list')
  await movePointer(page)
  const row = page.locator('main .rows > li', { has: page.locator('[data-viewer-time]') }).first()
  await expect(row).toContainText('your time (GMT+14)')
  const [startsAt = '', endsAt = ''] =
    (await row.locator('[data-viewer-time]').getAttribute('data-viewer-time'))?.split(' ') ?? []
  await expect(row.locator('time')).toHaveText(formatSessionDays('en', { startsAt, endsAt }, zone))
  await expect(row.locator('.date b')).toHaveText(
    formatCalendarBadgeDate('en', { startsAt, endsAt }, zone).day,
  )
  await context.close()
})

test('an invitation without its code is not requested, and a code for a course needs a signed-in learner', async ({
  page,
}) => {
  await page.goto('/eu/invitation')
  await page.getByRole('button', { name: t('invitation:read') }).click()
  await expect(page.getByText(t('enrolment:codeMissing'))).toBeVisible()
  await page.goto('/eu/course/detail/9')
  await page.getByRole('button', { name: t('enrolment:byCode.ask') }).click()
  await expect(page.getByRole('dialog')).toContainText(t('enrolment:signInToEnrol'))
})

test('a link of a sleeping list can be opened in another tab', async ({ page, context }) => {
  const list = '/eu/product-security-certification/online-video-courses'
  await page.goto(list)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/page\/2$|pageNum=2$/)
  await expect(page).toHaveURL(list)
})
