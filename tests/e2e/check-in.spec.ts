import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { checkInCode } from '#server/services/learning/check-in/check-in-code.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { heldIn, hour } from '../fixtures/server/training.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { axe } from './fixtures/axe.ts'
import { openTable, shoot } from './fixtures/exam-table.ts'

const table = openTable()
const workshop = 17
const code = () => checkInCode([portalKey], workshop, Date.now()).code

/** Lets the workshop begin that long from now, and gives somebody new a seat in it. */
async function seated(begins: number) {
  const seen = { db: table.portal.db, clock: { now: Date.now() } } as Parameters<typeof heldIn>[0]
  await heldIn(seen, workshop, begins)
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

  test('who scans first and signs on then is checked in, in Arabic', async ({ page }) => {
    const { t } = translatorOf('ar')
    const learner = await seated(-hour)
    await page.goto(`${table.portal.origin}/mobile/mena/ar/check-in?code=${code()}`)
    await expect(page.getByRole('heading', { name: t('check-in:signIn.title') })).toBeVisible()
    await axe(page)
    await shoot(page, 'check-in-sign-in-ar')
    const held = page.url()
    const toSignOn = page.waitForRequest(/\/user\/sso\/login/)
    await page.getByRole('button', { name: t('notices:signIn') }).tap()
    const target = new URL((await toSignOn).url()).searchParams.get('target') ?? ''
    expect(held.endsWith(target)).toBe(true)
    // Whoever left before the provider's page is there would be brought to it after all.
    await expect(page.locator('[type=password]')).toBeVisible()
    await table.portal.enterAs(page.context(), learner)
    await page.goto(held)
    await expect(page.getByRole('heading', { name: t('check-in:done.title') })).toBeVisible()
    await axe(page)
    await shoot(page, 'check-in-done-ar')
    await page.getByRole('link', { name: t('check-in:toMyLearning') }).tap()
    await expect(page).toHaveURL(/\/mobile\/mena\/ar\/my-learning\?tab=1&subTab=2$/)
  })
})

test('before the start the page says when it begins, and an old code asks for the newer one', async ({
  page,
}) => {
  const learner = await seated(hour)
  await table.portal.enterAs(page.context(), learner)
  await page.goto(`${table.portal.origin}/eu/check-in?code=${code()}`)
  await expect(page.getByRole('heading', { name: 'It has not started yet' })).toBeVisible()
  await axe(page)
  await shoot(page, 'check-in-early')
  await page.goto(`${table.portal.origin}/eu/check-in?code=17.aaaaaaaaaaaaaaaaaaaaaa`)
  await expect(page.getByRole('heading', { name: 'This code has expired' })).toBeVisible()
  await axe(page)
  await shoot(page, 'check-in-ran-out')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
})
