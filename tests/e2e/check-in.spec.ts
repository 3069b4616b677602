import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { createCheckInCode } from '#server/services/learning/check-in/check-in-code.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { hour, setClassroomStart } from '../fixtures/server/training.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { openTable, takeScreenshot } from './fixtures/exam-table.ts'

const table = openTable()
const workshop = 17
const code = () => createCheckInCode([portalKey], workshop, Date.now()).code

/** Sets the start of the workshop to `begins` milliseconds from now, and creates a new learner with a seat. */
async function createSeat(begins: number) {
  const seen = { db: table.portal.db, clock: { now: Date.now() } } as Parameters<typeof setClassroomStart>[0]
  await setClassroomStart(seen, workshop, begins)
  const learner = await table.portal.newcomer()
  const at = new Date()
  await table.portal.db.insert(classroomEnrolment).values({
    learnerId: learner.learnerId,
    classroomId: workshop,
    status: 'enrolled',
    emailNotification: 'subscribed',
    createdAt: at,
    changedAt: at,
  })
  return learner
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('a learner who scans before signing in is checked in, in Arabic', async ({ page }) => {
    const { t } = translatorOf('ar')
    const learner = await createSeat(-hour)
    await page.goto(`${table.portal.origin}/mobile/mena/ar/check-in?code=${code()}`)
    await expect(page.getByRole('heading', { name: t('check-in:signIn.title') })).toBeVisible()
    await expectAccessible(page)
    await takeScreenshot(page, 'check-in-sign-in-ar')
    const ticket = page.url()
    const toSignIn = page.waitForRequest(/\/user\/sso\/login/)
    await page.getByRole('button', { name: t('notices:signIn') }).tap()
    const target = new URL((await toSignIn).url()).searchParams.get('target') ?? ''
    expect(ticket.endsWith(target)).toBe(true)
    // The sign-in would still end on the provider's page if the test left before that page is loaded.
    await expect(page.locator('[type=password]')).toBeVisible()
    await table.portal.signInAs(page.context(), learner)
    await page.goto(ticket)
    await expect(page.getByRole('heading', { name: t('check-in:done.title') })).toBeVisible()
    await expectAccessible(page)
    await takeScreenshot(page, 'check-in-done-ar')
    await page.getByRole('link', { name: t('check-in:toMyLearning') }).tap()
    await expect(page).toHaveURL(/\/mobile\/mena\/ar\/my-learning\?tab=1&subTab=2$/)
  })
})

test('before the start the page shows the time, and an old code asks for the new one', async ({ page }) => {
  const learner = await createSeat(hour)
  await table.portal.signInAs(page.context(), learner)
  await page.goto(`${table.portal.origin}/eu/check-in?code=${code()}`)
  await expect(page.getByRole('heading', { name: 'The session has not started yet' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'check-in-early')
  await page.goto(`${table.portal.origin}/eu/check-in?code=17.aaaaaaaaaaaaaaaaaaaaaa`)
  await expect(page.getByRole('heading', { name: 'This code has expired' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'check-in-ran-out')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
})
