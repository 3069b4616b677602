import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { mockExam, practisedQuestion } from '#server/db/schema/practice.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { take } from '../fixtures/server/exam.ts'
import { answerLetters, insertBank } from '../fixtures/server/practice-bank.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { dailyPlaces } from './fixtures/daily-places.ts'
import { certificationId, type Examinee, type OwnPortal } from './fixtures/own-portal.ts'

const { t } = translatorOf('en')
let portal: OwnPortal
test.beforeAll(async ({ portal: own }) => {
  portal = own
  await insertBank(portal.db, { id: 9001, size: 60 })
})

const address = (place = '/eu') => `${portal.origin}${place}/practice?kind=hsc`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const start = (page: Page) => page.getByRole('button', { name: t('practice:start') })

async function signInAs(page: Page, place = '/eu'): Promise<Examinee> {
  const learner = await portal.examinee()
  await portal.signInAs(page.context(), learner)
  await page.goto(address(place))
  return learner
}

/** Presses the keys of the right options, or of a wrong option. */
async function answer(page: Page, right: boolean): Promise<void> {
  const options = await page.locator('label.opt').evaluateAll((labels) =>
    labels.map((label) => ({
      letter: label.querySelector('.key')?.textContent?.toLowerCase() ?? '',
      text: [...label.querySelectorAll('span')].at(-1)?.textContent ?? '',
    })),
  )
  for (const letter of answerLetters({ options }, right)) await page.keyboard.press(letter)
}

test('by keyboard alone: a topic is practised wrong and right, and a wrong question returns first when it is due', async ({
  page,
}) => {
  const { learnerId } = await signInAs(page)
  await expect(page.getByRole('heading', { name: t('practice:topics') })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/Power and cabling/).focus()
  await page.keyboard.press('Space')
  await start(page).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Power and cabling').first()).toBeVisible()
  await expectAccessible(page)
  const missed = (await heading(page).textContent()) ?? ''
  await answer(page, false)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(/^Not right/)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(/Why: explanation of/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading(page)).not.toHaveText(/right/i)
  await expect(heading(page)).not.toHaveText(missed)
  await answer(page, true)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(t('practice:right'))
  // The missed questions are set to be due now instead of in a minute.
  const ago = new Date(Date.now() - 1000)
  const [first] = await portal.db
    .select()
    .from(practisedQuestion)
    .where(eq(practisedQuestion.learnerId, learnerId))
  expect(first?.times).toBe(1)
  await portal.db
    .update(practisedQuestion)
    .set({ dueAt: ago })
    .where(eq(practisedQuestion.questionId, first?.questionId ?? 0))
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('practice:why.due'))).toBeVisible()
  await expect(heading(page)).toHaveText(missed)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('label.opt input').first()).toBeFocused()
})

test('by keyboard alone: a mock exam is taken to its result by topic, survives a reload, and uses no attempt', async ({
  page,
}) => {
  const learner = await signInAs(page)
  await page.getByRole('button', { name: t('practice:mock.begin') }).focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('practice:mock.begin') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toBeVisible()
  await expectAccessible(page)
  for (let position = 1; position <= 45; position += 1) {
    await expect(page.getByText(t('exam:question', { position, of: 50 }), { exact: true })).toBeVisible()
    await answer(page, position <= 42)
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByText(t('exam:saving.saved'), { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: t('practice:mock.goOn') }).click()
  await page.getByRole('button', { name: t('practice:mock.goOn') }).click()
  await expect(
    page.getByRole('complementary').getByText(t('exam:sheet.answered', { answered: 45, of: 50 })),
  ).toBeVisible()
  await page.getByRole('button', { name: t('practice:mock.submit') }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('exam:submit.open', { count: 5 }) })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('practice:mock.passed') })).toBeFocused()
  await expect(page.getByText(t('exam:result.score', { score: 84 }))).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(8)
  await expectAccessible(page)
  const mocks = await portal.db.select().from(mockExam).where(eq(mockExam.learnerId, learner.learnerId))
  expect(mocks).toMatchObject([{ score: 84 }])
})

test('the certification’s exam panel, a failed exam and My Learning link to practice', async ({ page }) => {
  const learner = await portal.examinee()
  await portal.signInAs(page.context(), learner)
  await page.goto(`${portal.origin}/eu/certification/detail/${certificationId}`)
  await page.getByRole('link', { name: t('certification-enrolment:exam.practise') }).click()
  await expect(page).toHaveURL(/\/eu\/practice\?kind=hsc$/)
  await page.getByRole('link', { name: t('practice:myLearning') }).click()
  await page.getByRole('link', { name: t('my-learning:practise') }).click()
  await expect(page).toHaveURL(/\/eu\/practice$/)
  const theory = { exam: 'theory', targetId: certificationId } as const
  await take(portal, learner.api, theory, 10)
  await take(portal, learner.api, theory, 10)
  await page.goto(`${portal.origin}/eu/exam?relationId=${certificationId}&relationType=0`)
  await page.getByRole('link', { name: t('exam:next.practise') }).click()
  await expect(start(page)).toBeVisible()
})

for (const [name, place, language] of dailyPlaces([
  ['English', '/mobile/eu', 'en'],
  ['Arabic', '/mobile/mena/ar', 'ar'],
] as const))
  test(`on a phone, in ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true })
    const page = await context.newPage()
    const { t: say } = translatorOf(language)
    const fits = async () => {
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await signInAs(page, place)
    await expect(page.getByRole('heading', { name: say('practice:topics') })).toBeVisible()
    await fits()
    await page.getByRole('button', { name: say('practice:start') }).tap()
    await page.locator('.options label.opt').first().tap()
    await fits()
    await page.getByRole('button', { name: say('practice:check') }).tap()
    await expect(page.getByRole('button', { name: say('practice:next') })).toBeVisible()
    await fits()
    await page.getByRole('button', { name: say('practice:toTopics') }).tap()
    await page.getByRole('button', { name: say('practice:mock.begin') }).tap()
    await page.getByRole('button', { name: say('practice:mock.begin') }).tap()
    await page.locator('.options label.opt').first().tap()
    await fits()
    await page.getByRole('button', { name: new RegExp(`^${say('exam:sheet.title')}`) }).tap()
    await page
      .getByRole('dialog', { name: say('exam:sheet.title') })
      .getByRole('button', { name: say('exam:submit.now') })
      .tap()
    await page.getByRole('button', { name: say('exam:submit.anyway') }).tap()
    await expect(page.getByRole('heading', { name: say('practice:mock.failedIt') })).toBeVisible()
    await fits()
    await context.close()
  })
