import type { Locator } from '@playwright/test'
import { and, eq, inArray } from 'drizzle-orm'
import { question, questionText } from '#server/db/schema/pool.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { changePools } from '../fixtures/server/change-pools.ts'
import { take } from '../fixtures/server/exam.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { dailyPlaces } from './fixtures/daily-places.ts'
import { expectQuestion, openTable, savedNote, takeScreenshot, theory } from './fixtures/exam-table.ts'

const { t } = translatorOf('en')
const table = openTable()

for (const [name, place, language] of dailyPlaces([
  ['English', '/mobile/eu', 'en'],
  ['Arabic', '/mobile/mena/ar', 'ar'],
] as const))
  test(`on a phone, in ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true })
    const page = await context.newPage()
    const words = translatorOf(language)
    const learner = await table.portal.examinee()
    await table.portal.signInAs(context, learner)
    await page.goto(table.address(place))
    await expect(page.getByText(words.t('exam:test.reloads.yes'))).toBeVisible()
    await takeScreenshot(page, `phone-door-${language}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: words.t('exam:door.start') }).tap()
    await page.locator('label.opt').first().tap()
    await expect(page.locator('.saved').getByText(words.t('exam:saving.saved'))).toBeVisible()
    await takeScreenshot(page, `phone-room-${language}`)
    await expectAccessible(page)
    const narrow = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(narrow).toBe(true)
    await page.getByRole('button', { name: new RegExp(`^${words.t('exam:sheet.title')}`) }).tap()
    const sheet = page.getByRole('dialog', { name: words.t('exam:sheet.title') })
    await takeScreenshot(page, `phone-sheet-${language}`)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: words.t('exam:submit.now') }).tap()
    await page.getByRole('button', { name: words.t('exam:submit.anyway') }).tap()
    await expect(page.getByRole('heading', { name: words.t('exam:result.failed') })).toBeVisible()
    await takeScreenshot(page, `phone-result-${language}`)
    await expectAccessible(page)
    await context.close()
  })

test('in Arabic on a desktop everything is mirrored, also the arrows', async ({ page }) => {
  const { t: ar } = translatorOf('ar')
  await table.portal.signInAs(page.context(), await table.portal.examinee())
  await page.goto(table.address('/mena/ar'))
  await page.getByRole('button', { name: ar('exam:door.start') }).click()
  await expect(page.getByText(ar('exam:question', { position: 1, of: 50 }))).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(ar('exam:question', { position: 2, of: 50 }))).toBeVisible()
  await page.keyboard.press('2')
  await page.keyboard.press('f')
  await expect(page.locator('.saved').getByText(ar('exam:saving.saved'))).toBeVisible()
  await takeScreenshot(page, 'room-ar')
  await expectAccessible(page)
})

test('a paper in Arabic and its answers run right to left on an English page', async ({ page }) => {
  const learner = await table.portal.examinee()
  const ofExam = await table.portal.db.select().from(questionText).where(eq(questionText.language, 'en'))
  const inArabic = ofExam.map(({ id, options }) => ({
    id,
    language: 'ar',
    question: 'ما الذي يحدد عدد وحدات البكسل لكل متر عند هدف معين؟',
    options: options.map((_, index) => `الخيار رقم ${index + 1}: البعد البؤري والمسافة ودقة المستشعر`),
    explanation:
      'كلما ابتعد الهدف قل عدد وحدات البكسل لكل متر، ويزيد البعد البؤري هذا العدد من جديد. '.repeat(3),
  }))
  const added = await table.portal.db
    .insert(questionText)
    .values(inArabic)
    .onConflictDoNothing()
    .returning({ id: questionText.id })
  await changePools(table.portal.db)
  try {
    await table.portal.signInAs(page.context(), learner)
    await page.goto(table.address('/mena/ar'))
    await page.getByRole('button', { name: translatorOf('ar').t('exam:door.start') }).click()
    await expect(page.locator('label.opt').first()).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(table.address())
    await expectQuestion(page, 1)
    const across = (part: Locator) => part.evaluate((each) => getComputedStyle(each).direction)
    expect(await across(page.locator('.qt'))).toBe('rtl')
    expect(await across(page.locator('label.opt').first())).toBe('rtl')
    expect(await across(page.locator('legend'))).toBe('ltr')
    await page.keyboard.press('a')
    await expect(savedNote(page)).toBeVisible()
    await takeScreenshot(page, 'room-arabic-paper')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('exam:submit.exam') }).click()
    await page.getByRole('button', { name: t('exam:submit.anyway') }).click()
    await expect(page.getByRole('heading', { name: t('exam:result.failed') })).toBeVisible()
    const { id } = await table.attemptOf(learner)
    // The answers are shown after a pass, or after the last attempt.
    await take(table.portal, learner.api, theory, 10)
    await page.goto(`${table.address()}&attempt=${id}`)
    const [article, explanation] = [
      page.getByRole('article').first(),
      page.locator('article .note p').first(),
    ]
    expect(await across(explanation)).toBe('rtl')
    expect(await across(article.locator('.opt.right > .row').first())).toBe('ltr')
    await takeScreenshot(page, 'analysis-arabic-paper')
    await expectAccessible(page)
  } finally {
    const ids = added.map(({ id }) => id)
    await table.portal.db
      .delete(questionText)
      .where(and(eq(questionText.language, 'ar'), inArray(questionText.id, ids)))
  }
})

test('when the questions are in English and the page is not, the entry page, the room and the answers show it', async ({
  page,
}) => {
  const { t: ar } = translatorOf('ar')
  const learner = await table.portal.examinee()
  // In the demonstration, the pool of a theory exam has the id of the certification.
  const asked = table.portal.db
    .select({ id: question.id })
    .from(question)
    .where(eq(question.poolId, theory.targetId))
  const inArabic = and(eq(questionText.language, 'ar'), inArray(questionText.id, asked))
  const ofExam = await table.portal.db.select().from(questionText).where(inArabic)
  await table.portal.db.delete(questionText).where(inArabic)
  try {
    await table.portal.signInAs(page.context(), learner)
    await page.goto(table.address('/mena/ar'))
    await expect(page.getByText(ar('exam:inEnglish.all'))).toBeVisible()
    await takeScreenshot(page, 'door-english-questions')
    // Other tests may have removed single translations, but not half of them.
    await table.portal.db.insert(questionText).values(ofExam.slice(0, ofExam.length / 2))
    await page.reload()
    await expect(page.getByText(ar('exam:inEnglish.some'))).toBeVisible()
    await table.portal.db.delete(questionText).where(inArabic)
    await changePools(table.portal.db)
    await page.getByRole('button', { name: ar('exam:door.start') }).click()
    await expect(page.getByText(ar('exam:inEnglish.question'))).toBeVisible()
    await expect(page.locator('.qt')).toHaveAttribute('lang', /^en/)
    await takeScreenshot(page, 'room-english-questions')
    await expectAccessible(page)
    await take(table.portal, learner.api, theory, 40)
    const { id } = await table.attemptOf(learner)
    await page.goto(`${table.address('/mena/ar')}&attempt=${id}`)
    await expect(page.getByText(ar('exam:inEnglish.question')).first()).toBeVisible()
    await takeScreenshot(page, 'analysis-english-questions')
  } finally {
    await table.portal.db.insert(questionText).values(ofExam).onConflictDoNothing()
    await changePools(table.portal.db)
  }
})
