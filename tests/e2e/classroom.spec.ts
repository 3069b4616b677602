import { getSchedule } from '#src/contract/learning/schedule.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { saveRequiredInformation } from './fixtures/information.ts'
import { movePointer } from './fixtures/move-pointer.ts'

const { t } = translatorOf('en')

test('a learner takes a seat in a webinar and cancels it', async ({ page, portal }) => {
  await saveRequiredInformation(await portal.signInAsNewcomer(page.context()))
  await page.goto('/eu/classroom/detail/15')
  const enrol = page.getByRole('button', { name: t('classroom:enrol'), exact: true })
  await enrol.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('classroom:enrol') })
    .click()
  await expect(
    page.getByText(t('classroom-enrolment:standing.enrolled'), { exact: true }).first(),
  ).toBeVisible()
  const calendar = page.getByRole('link', { name: t('enrolment:calendar') })
  const file = await page.request.get((await calendar.getAttribute('href')) as string)
  expect(await file.text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: t('classroom-enrolment:cancel.button') }).click()
  const confirm = page
    .getByRole('dialog')
    .getByRole('button', { name: t('classroom-enrolment:cancel.confirm') })
  // Clicks are ignored for a second after the last response.
  await expect(confirm).toHaveAttribute('aria-busy', 'false')
  await confirm.click()
  await expect(page.getByText(t('classroom-enrolment:status.left'))).toBeVisible()
  await expect(enrol).toBeVisible()
})

test('a classroom of a certification leads to the certification first', async ({ page, portal }) => {
  await saveRequiredInformation(await portal.signInAsNewcomer(page.context()))
  await page.goto('/eu/classroom/detail/7')
  await page.getByRole('button', { name: t('classroom:enrol'), exact: true }).click()
  const needed = page.getByRole('dialog', { name: t('enrolment:prerequisite.title') })
  await needed.getByRole('link').click()
  await expect(page).toHaveURL('/eu/certification/detail/6')
})

test('the seats of a whole list are requested once, at the first interaction', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(getSchedule.path)) requests.push(request.url())
  })
  await page.goto('/eu/product-security-certification/classroom')
  await expect(page.locator('portal-seats .chip').first()).toContainText('seats')
  await movePointer(page)
  await expect(page.locator('portal-seats .chip').first()).toContainText('left')
  expect(requests).toHaveLength(1)
})
