import type { Locator, Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { questionText } from '#server/db/schema/pool.ts'
import { session } from '#server/db/schema/session.ts'
import { endOverdue } from '#server/services/learning/exam/end-overdue.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { answersTo, take } from '../fixtures/server/exam.ts'
import { axe } from './fixtures/axe.ts'
import { certificationId, type Examinee, ExamPortal } from './fixtures/exam-portal.ts'
import { bytesOf, watchFetched } from './fixtures/fetched.ts'
import { expect, test } from './fixtures/portal.ts'

const { t } = translatorOf('en')
const theory = { exam: 'theory', targetId: certificationId } as const
let portal: ExamPortal
test.beforeAll(async () => {
  portal = await ExamPortal.start()
})
test.afterAll(() => portal?.stop())

const address = (place = '/eu') =>
  `${portal.origin}${place}/exam?relationId=${certificationId}&relationType=0`
/** Where the screens are kept for people to look at; nowhere unless asked. */
const shots = process.env.SHOTS
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

const start = (page: Page) => page.getByRole('button', { name: t('exam:door.start') })
const saved = (page: Page) => page.locator('.saved').getByText(t('exam:saving.saved'))
const kept = (page: Page) => page.locator('.saved').getByText(t('exam:saving.kept'))
const at = (page: Page, position: number) =>
  expect(page.getByText(t('exam:question', { position, of: 50 }), { exact: true })).toBeVisible()

/** Opens the exam as somebody new, and sits down at the table. */
async function sitDown(page: Page, place = '/eu'): Promise<Examinee> {
  const learner = await portal.examinee()
  await portal.enterAs(page.context(), learner)
  await page.goto(address(place))
  await start(page).click()
  await at(page, 1)
  return learner
}

const attemptOf = async ({ learnerId }: Examinee) => {
  const [row] = await portal.db.select().from(attempt).where(eq(attempt.learnerId, learnerId))
  if (!row) throw new Error('No attempt')
  return row
}

/** What the server has of an answer: as many letters as were chosen. */
async function givenAt(learner: Examinee, position: number): Promise<number> {
  const { id } = await attemptOf(learner)
  const [row] = await portal.db
    .select()
    .from(attemptQuestion)
    .where(and(eq(attemptQuestion.attemptId, id), eq(attemptQuestion.position, position)))
  return row?.given.length ?? 0
}

test('the theory exam is sat and passed by keyboard alone, with a receipt that anybody can check', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const learner = await portal.examinee()
  await portal.enterAs(page.context(), learner)
  await page.goto(address())
  await expect(page.getByText(t('exam:test.reloads.yes'))).toBeVisible()
  await expect(page.getByText(t('exam:test.keeps.yes'))).toBeVisible()
  await shoot(page, 'door')
  await axe(page)
  await start(page).focus()
  await page.keyboard.press('Enter')
  await at(page, 1)
  await axe(page)
  const answers = await answersTo(portal, (await attemptOf(learner)).id, 44)
  for (const { position, letters } of answers) {
    await at(page, position)
    for (const letter of letters) await page.keyboard.press(letter.toLowerCase())
    if (position === 3) await page.keyboard.press('f')
    if (position === 12) await shoot(page, 'room')
    if (position < 50) await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByText(t('exam:sheet.answered', { answered: 50, of: 50 }))).toBeVisible()
  await expect(saved(page)).toBeVisible()
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
  await shoot(page, 'passed')
  await axe(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('exam:receipt.download') }).click()
  const file = await (await download).path()
  await page.getByRole('link', { name: t('exam:attempts.analysis') }).click()
  await expect(page.getByText(t('exam:analysis.right', { right: 44, of: 50 }))).toBeVisible()
  await shoot(page, 'analysis')
  await axe(page)
  await page.getByLabel(t('exam:analysis.wrongOnly')).check()
  await expect(page.getByRole('article')).toHaveCount(6)
  // Whoever is handed the file needs no account.
  const other = await browser.newContext()
  const anybody = await other.newPage()
  await anybody.goto(`${portal.origin}/eu/receipt/verify`)
  await anybody.getByLabel(t('receipt:file')).setInputFiles(file)
  await anybody.getByRole('button', { name: t('receipt:check') }).click()
  await expect(anybody.getByText(t('receipt:genuine'))).toBeVisible()
  await expect(anybody.getByRole('definition').getByText('Sample Learner')).toBeVisible()
  await shoot(anybody, 'receipt')
  await axe(anybody)
  await other.close()
})

test('after two failures the page says what that means, and enrolling again is the way on', async ({
  page,
}) => {
  const learner = await portal.examinee()
  await take(portal, learner.api, theory, 10)
  await portal.enterAs(page.context(), learner)
  await page.goto(address())
  await expect(page.getByText(t('exam:attempts.number', { number: 1 }))).toBeVisible()
  await shoot(page, 'door-second')
  await start(page).click()
  await at(page, 1)
  await page.getByRole('button', { name: t('exam:submit.exam') }).click()
  const dialog = page.getByRole('dialog', { name: t('exam:submit.open', { count: 50 }) })
  await shoot(page, 'submit')
  await axe(page)
  await dialog.getByRole('button', { name: t('exam:goBack') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t('exam:submit.exam') }).click()
  await dialog.getByRole('button', { name: t('exam:submit.anyway') }).click()
  await expect(page.getByRole('heading', { name: t('exam:result.failed') })).toBeVisible()
  await expect(page.getByText(t('exam:result.left', { count: 0 }))).toBeVisible()
  await expect(page.getByText(t('exam:next.reEnrolIs'))).toBeVisible()
  await shoot(page, 'failed-twice')
  await axe(page)
  await page.goto(`${portal.origin}/eu/certification/detail/${certificationId}`)
  await expect(page.getByText(t('certification-enrolment:exam.usedUp'))).toBeVisible()
  await shoot(page, 'certification-used-up')
  await page.goto(address())
  await page.getByRole('button', { name: t('exam:next.reEnrol') }).click()
  const ask = page.getByRole('dialog', { name: t('exam:next.reEnrol') })
  await ask.getByRole('button', { name: t('exam:next.reEnrol') }).click()
  await expect(page).toHaveURL(/\/eu\/certification\/detail\/2/)
  await page.getByRole('link', { name: t('certification-enrolment:exam.all') }).click()
  await expect(
    page.getByText(t('exam:attempts.number', { number: 2 }), { exact: true }).first(),
  ).toBeVisible()
  await axe(page)
})

test('answers that are given without a line wait on the device, survive a reload there, and arrive when it is back', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|could not be loaded/)
  const learner = await sitDown(page)
  await page.keyboard.press('a')
  await expect(saved(page)).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  await page.waitForTimeout(1000)
  await page.context().setOffline(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('b')
  await expect(kept(page)).toBeVisible()
  await shoot(page, 'offline')
  await axe(page)
  expect(await givenAt(learner, 2)).toBe(0)
  await page.reload()
  await at(page, 1)
  await expect(page.getByRole('button', { name: /^Question 2, Answered/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('a')
  await expect(kept(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(saved(page)).toBeVisible({ timeout: 15_000 })
  expect([await givenAt(learner, 2), await givenAt(learner, 3)]).toEqual([1, 1])
  // What was acknowledged lies on the device no more.
  const waiting = await page.evaluate(async () => {
    const open = indexedDB.open('exam-room')
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const names = open.result.transaction('kept').objectStore('kept').getAllKeys()
    await new Promise((resolve) => {
      names.onsuccess = resolve
    })
    return names.result.map(String).filter((name) => name.includes('waiting'))
  })
  expect(waiting).toEqual([])
})

test('a second tab takes over openly, and the first may take the seat back', async ({ page }) => {
  const learner = await sitDown(page)
  await page.keyboard.press('a')
  await expect(saved(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(address())
  await other.getByRole('button', { name: t('exam:door.goOn') }).click()
  await at(other, 1)
  await expect(page.getByRole('heading', { name: t('exam:taken.title') })).toBeVisible()
  await shoot(page, 'taken')
  await axe(page)
  await other.keyboard.press('ArrowRight')
  await other.keyboard.press('b')
  await expect(saved(other)).toBeVisible()
  await expect.poll(() => givenAt(learner, 2)).toBe(1)
  await page.getByRole('button', { name: t('exam:taken.back') }).click()
  await at(page, 1)
  await expect(page.getByRole('button', { name: /^Question 2, Answered/ })).toBeVisible()
  await expect(other.getByRole('heading', { name: t('exam:taken.title') })).toBeVisible()
  await other.close({ runBeforeUnload: false })
})

test('the server is killed in the middle: what is given meanwhile arrives once it is back', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/)
  const learner = await sitDown(page)
  await page.keyboard.press('a')
  await expect(saved(page)).toBeVisible()
  await portal.kill()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('b')
  await expect(kept(page)).toBeVisible()
  await portal.serve()
  await expect(saved(page)).toBeVisible({ timeout: 15_000 })
  expect([await givenAt(learner, 1), await givenAt(learner, 2)]).toEqual([1, 1])
})

test('nobody leaves unnoticed, and the page weighs little', async ({ page }) => {
  await sitDown(page)
  await page.locator('label.opt').first().click()
  await expect(saved(page)).toBeVisible()
  // The table as it is after a reload, which the browser asks about.
  page.on('dialog', (dialog) => void dialog.accept())
  const fetched = watchFetched(page)
  await page.reload()
  await at(page, 1)
  const scripts = bytesOf(await fetched(), 'script') / 1024
  test.info().annotations.push({ type: 'scripts, gzip', description: `${scripts.toFixed(1)} kB` })
  // React, the client of calls and what islands share are 100 kB of it; the paper is shared with practice.
  expect(scripts).toBeLessThanOrEqual(112)
  // What is sent while the page closes is measured no more.
  page.removeAllListeners('response')
  await page.locator('label.opt').last().click()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
})

test('when the session ends, the answers stay, and signing on comes back to the table', async ({
  page,
  faults,
}) => {
  faults.expect(/401|Failed to load resource/)
  const learner = await sitDown(page)
  await page.keyboard.press('a')
  await expect(saved(page)).toBeVisible()
  await portal.db.delete(session).where(eq(session.learnerId, learner.learnerId))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: t('exam:session.title') })
  await expect(dialog).toBeVisible()
  await shoot(page, 'session-ended')
  await axe(page)
  expect(await givenAt(learner, 2)).toBe(0)
  await dialog.getByRole('button', { name: t('exam:session.signIn') }).click()
  await expect(page).toHaveURL(/identity|interaction|sso/)
  // The account of this learner is at no provider: the test lets the same person in again.
  await portal.signInAgain(page.context(), learner)
  await page.goto(address())
  await at(page, 1)
  await expect(saved(page)).toBeVisible()
  await expect.poll(() => givenAt(learner, 2)).toBe(1)
})

test('when the time is up there is one OK, and what was given counts', async ({ page }) => {
  const learner = await sitDown(page)
  await page.keyboard.press('a')
  await expect(saved(page)).toBeVisible()
  const { id } = await attemptOf(learner)
  // The server moves the end near, and the page hears it with the next answer.
  const soon = new Date(Date.now() + 4000)
  await portal.db.update(attempt).set({ deadline: soon }).where(eq(attempt.id, id))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: t('exam:timeUp.title') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await shoot(page, 'time-up')
  await axe(page)
  await dialog.getByRole('button', { name: t('exam:timeUp.ok') }).click()
  await expect(page.getByRole('heading', { name: t('exam:result.failed') })).toBeVisible()
  expect([await givenAt(learner, 1), await givenAt(learner, 2)]).toEqual([1, 1])
})

test('an exam that the server has ended meanwhile shows its result', async ({ page, faults }) => {
  faults.expect(/Failed to load resource/)
  const learner = await sitDown(page)
  const { id } = await attemptOf(learner)
  await portal.db
    .update(attempt)
    .set({ deadline: new Date(Date.now() - 60_000) })
    .where(eq(attempt.id, id))
  await endOverdue(portal.db, Date.now())
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: t('exam:result.failed') })).toBeVisible()
})

test('who does not qualify meets a dialog whose only way leads back', async ({ page }) => {
  const learner = await portal.examinee()
  await portal.enterAs(page.context(), learner)
  await page.goto(`${portal.origin}/eu/exam?relationId=5&relationType=0`)
  const dialog = page.getByRole('dialog', { name: t('exam:closed.title') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await shoot(page, 'closed')
  await axe(page)
  await dialog.getByRole('link', { name: t('exam:back.theory') }).click()
  await expect(page).toHaveURL(/\/eu\/certification\/detail\/5#take-exam/)
})

for (const [name, place, language] of [
  ['English', '/mobile/eu', 'en'],
  ['Arabic', '/mobile/mena/ar', 'ar'],
] as const)
  test(`on a phone, in ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true })
    const page = await context.newPage()
    const words = translatorOf(language)
    const learner = await portal.examinee()
    await portal.enterAs(context, learner)
    await page.goto(address(place))
    await expect(page.getByText(words.t('exam:test.reloads.yes'))).toBeVisible()
    await shoot(page, `phone-door-${language}`)
    await axe(page)
    await page.getByRole('button', { name: words.t('exam:door.start') }).tap()
    await page.locator('label.opt').first().tap()
    await expect(page.locator('.saved').getByText(words.t('exam:saving.saved'))).toBeVisible()
    await shoot(page, `phone-room-${language}`)
    await axe(page)
    const narrow = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(narrow).toBe(true)
    await page.getByRole('button', { name: new RegExp(`^${words.t('exam:sheet.title')}`) }).tap()
    const sheet = page.getByRole('dialog', { name: words.t('exam:sheet.title') })
    await shoot(page, `phone-sheet-${language}`)
    await axe(page)
    await sheet.getByRole('button', { name: words.t('exam:submit.now') }).tap()
    await page.getByRole('button', { name: words.t('exam:submit.anyway') }).tap()
    await expect(page.getByRole('heading', { name: words.t('exam:result.failed') })).toBeVisible()
    await shoot(page, `phone-result-${language}`)
    await axe(page)
    await context.close()
  })

test('in Arabic on a desk everything is mirrored, and its arrows too', async ({ page }) => {
  const { t: ar } = translatorOf('ar')
  await portal.enterAs(page.context(), await portal.examinee())
  await page.goto(address('/mena/ar'))
  await page.getByRole('button', { name: ar('exam:door.start') }).click()
  await expect(page.getByText(ar('exam:question', { position: 1, of: 50 }))).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(ar('exam:question', { position: 2, of: 50 }))).toBeVisible()
  await page.keyboard.press('2')
  await page.keyboard.press('f')
  await expect(page.locator('.saved').getByText(ar('exam:saving.saved'))).toBeVisible()
  await shoot(page, 'room-ar')
  await axe(page)
})

test('a paper begun in Arabic stands right to left on an English page, and its answers too', async ({
  page,
}) => {
  const learner = await portal.examinee()
  const ofExam = await portal.db.select().from(questionText).where(eq(questionText.language, 'en'))
  const inArabic = ofExam.map(({ id, options }) => ({
    id,
    language: 'ar',
    question: 'ما الذي يحدد عدد وحدات البكسل لكل متر عند هدف معين؟',
    options: options.map((_, index) => `الخيار رقم ${index + 1}: البعد البؤري والمسافة ودقة المستشعر`),
    explanation:
      'كلما ابتعد الهدف قل عدد وحدات البكسل لكل متر، ويزيد البعد البؤري هذا العدد من جديد. '.repeat(3),
  }))
  await portal.db.insert(questionText).values(inArabic).onConflictDoNothing()
  await portal.enterAs(page.context(), learner)
  await page.goto(address('/mena/ar'))
  await page.getByRole('button', { name: translatorOf('ar').t('exam:door.start') }).click()
  await expect(page.locator('label.opt').first()).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(address())
  await at(page, 1)
  const across = (part: Locator) => part.evaluate((each) => getComputedStyle(each).direction)
  expect(await across(page.locator('.qt'))).toBe('rtl')
  expect(await across(page.locator('label.opt').first())).toBe('rtl')
  expect(await across(page.locator('legend'))).toBe('ltr')
  await page.keyboard.press('a')
  await expect(saved(page)).toBeVisible()
  await shoot(page, 'room-arabic-paper')
  await axe(page)
  await page.getByRole('button', { name: t('exam:submit.exam') }).click()
  await page.getByRole('button', { name: t('exam:submit.anyway') }).click()
  await expect(page.getByRole('heading', { name: t('exam:result.failed') })).toBeVisible()
  // The answers are shown after a pass, or after the last attempt.
  await take(portal, learner.api, theory, 10)
  const { id } = await attemptOf(learner)
  await page.goto(`${address()}&attempt=${id}`)
  const [article, explanation] = [page.getByRole('article').first(), page.locator('article .note p').first()]
  expect(await across(explanation)).toBe('rtl')
  expect(await across(article.locator('.opt.right > .row'))).toBe('ltr')
  await shoot(page, 'analysis-arabic-paper')
  await axe(page)
})
