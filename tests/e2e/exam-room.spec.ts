import { eq } from 'drizzle-orm'
import { attempt } from '#server/db/schema/attempt.ts'
import { endOverdueAttempt } from '#server/services/learning/exam/end-overdue-attempt.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { answersTo, take } from '../fixtures/server/exam.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expectQuestion, openTable, savedNote, start, takeScreenshot, theory } from './fixtures/exam-table.ts'
import { certificationId } from './fixtures/own-portal.ts'

const { t } = translatorOf('en')
const table = openTable()

test('the theory exam is taken and passed by keyboard alone, with a receipt that anybody can check', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const learner = await table.portal.examinee()
  await table.portal.signInAs(page.context(), learner)
  await page.goto(table.address())
  await expect(page.getByText(t('exam:test.reloads.yes'))).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(t('exam:test.keeps.yes'))).toBeVisible()
  await takeScreenshot(page, 'door')
  await expectAccessible(page)
  await start(page).focus()
  await page.keyboard.press('Enter')
  await expectQuestion(page, 1)
  await expectAccessible(page)
  const answers = await answersTo(table.portal, (await table.attemptOf(learner)).id, 44)
  for (const { position, letters } of answers) {
    await expectQuestion(page, position)
    for (const letter of letters) await page.keyboard.press(letter.toLowerCase())
    if (position === 3) await page.keyboard.press('f')
    if (position === 12) await takeScreenshot(page, 'room')
    if (position < 50) await page.keyboard.press('ArrowRight')
  }
  await expect(
    page.getByRole('complementary').getByText(t('exam:sheet.answered', { answered: 50, of: 50 })),
  ).toBeVisible()
  await expect(savedNote(page)).toBeVisible()
  await page.getByRole('button', { name: t('exam:submit.exam') }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('exam:submit.ask') })
  await expect(dialog).toContainText(t('exam:submit.marked', { questions: '3' }))
  await expect(dialog.getByRole('button', { name: t('exam:goBack') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('exam:result.passed') })).toBeVisible()
  await expect(page.getByText(t('exam:result.score', { score: 88 })).first()).toBeVisible()
  await expect(page.getByRole('link', { name: t('exam:next.apply') })).toBeVisible()
  await takeScreenshot(page, 'passed')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('exam:receipt.download') }).click()
  const file = await (await download).path()
  await page.getByRole('link', { name: t('exam:attempts.analysis') }).click()
  await expect(page.getByText(t('exam:analysis.right', { right: 44, of: 50 }))).toBeVisible()
  await takeScreenshot(page, 'analysis')
  await expectAccessible(page)
  await page.getByLabel(t('exam:analysis.wrongOnly')).check()
  await expect(page.getByRole('article')).toHaveCount(6)
  // The person who receives the file needs no account.
  const other = await browser.newContext()
  const anybody = await other.newPage()
  await anybody.goto(`${table.portal.origin}/eu/receipt/verify`)
  await anybody.getByLabel(t('receipt:file')).setInputFiles(file)
  await anybody.getByRole('button', { name: t('receipt:check') }).click()
  await expect(anybody.getByText(t('receipt:genuine'))).toBeVisible()
  await expect(anybody.getByRole('definition').getByText('Sample Learner')).toBeVisible()
  await takeScreenshot(anybody, 'receipt')
  await expectAccessible(anybody)
  await other.close()
})

test('after two failures the page shows the consequences, and the learner enrols again', async ({ page }) => {
  const learner = await table.portal.examinee()
  await take(table.portal, learner.api, theory, 10)
  await table.portal.signInAs(page.context(), learner)
  await page.goto(table.address())
  await expect(page.getByText(t('exam:attempts.number', { number: 1 }))).toBeVisible()
  await takeScreenshot(page, 'door-second')
  await start(page).click()
  await expectQuestion(page, 1)
  await page.getByRole('button', { name: t('exam:submit.exam') }).click()
  const dialog = page.getByRole('dialog', { name: t('exam:submit.open', { count: 50 }) })
  await takeScreenshot(page, 'submit')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('exam:goBack') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t('exam:submit.exam') }).click()
  await dialog.getByRole('button', { name: t('exam:submit.anyway') }).click()
  await expect(page.getByRole('heading', { name: t('exam:result.failed') })).toBeVisible()
  await expect(page.getByText(t('exam:result.left', { count: 0 }))).toBeVisible()
  await expect(page.getByText(t('exam:next.reEnrolIs'))).toBeVisible()
  await takeScreenshot(page, 'failed-twice')
  await expectAccessible(page)
  await page.goto(`${table.portal.origin}/eu/certification/detail/${certificationId}`)
  await expect(page.getByText(t('certification-enrolment:exam.usedUp'))).toBeVisible()
  await takeScreenshot(page, 'certification-used-up')
  await page.goto(table.address())
  await page.getByRole('button', { name: t('exam:next.reEnrol') }).click()
  const ask = page.getByRole('dialog', { name: t('exam:next.reEnrol') })
  await ask.getByRole('button', { name: t('exam:next.reEnrol') }).click()
  await expect(page).toHaveURL(/\/eu\/certification\/detail\/2/)
  await page.getByRole('link', { name: t('certification-enrolment:exam.all') }).click()
  await expect(
    page.getByText(t('exam:attempts.number', { number: 2 }), { exact: true }).first(),
  ).toBeVisible()
  await expectAccessible(page)
})

test('when the time is up one OK submits, and the given answers count', async ({ page }) => {
  const learner = await table.sitDown(page)
  await page.keyboard.press('a')
  await expect(savedNote(page)).toBeVisible()
  const { id } = await table.attemptOf(learner)
  // The deadline is changed in the database; the page reads it from the next response.
  const soon = new Date(Date.now() + 4000)
  await table.portal.db.update(attempt).set({ deadline: soon }).where(eq(attempt.id, id))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: t('exam:timeUp.title') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await takeScreenshot(page, 'time-up')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('exam:timeUp.ok') }).click()
  await expect(page.getByRole('heading', { name: t('exam:result.failed') })).toBeVisible()
  expect([await table.givenAt(learner, 1), await table.givenAt(learner, 2)]).toEqual([1, 1])
})

test('an exam that the server has ended meanwhile shows its result', async ({ page, faults }) => {
  faults.expect(/Failed to load resource/)
  const learner = await table.sitDown(page)
  const { id } = await table.attemptOf(learner)
  await table.portal.db
    .update(attempt)
    .set({ deadline: new Date(Date.now() - 60_000) })
    .where(eq(attempt.id, id))
  await endOverdueAttempt(table.portal.db, Date.now())
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: t('exam:result.failed') })).toBeVisible()
})

test('a learner who does not qualify gets a dialog with one link back', async ({ page }) => {
  const learner = await table.portal.examinee()
  await table.portal.signInAs(page.context(), learner)
  await page.goto(`${table.portal.origin}/eu/exam?relationId=5&relationType=0`)
  const dialog = page.getByRole('dialog', { name: t('exam:closed.title') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await takeScreenshot(page, 'closed')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: t('exam:back.theory') }).click()
  await expect(page).toHaveURL(/\/eu\/certification\/detail\/5#take-exam/)
})
