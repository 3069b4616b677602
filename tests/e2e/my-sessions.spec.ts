import { getSession } from '#src/contract/identity/session.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expect, test } from './fixtures/at-own-portal.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { dailyPlaces } from './fixtures/daily-places.ts'
import { openTable, takeScreenshot } from './fixtures/exam-table.ts'

const table = openTable()

for (const [place, language, width] of dailyPlaces([
  ['/eu', 'en', 1440],
  ['/mena/ar', 'ar', 375],
] as const))
  test(`the profile lists the sessions, and ends them, in ${language}`, async ({ page }) => {
    const { t } = translatorOf(language)
    await page.setViewportSize({ width, height: 900 })
    const learner = await table.portal.examinee()
    // The browser gets another session of the same person.
    await table.portal.signInAgain(page.context(), learner)
    await page.goto(`${table.portal.origin}${place}/my-learning/edit`)
    const list = page.getByRole('region', { name: t('my-learning:signedIn.title') })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await takeScreenshot(page, `sessions-${language}`)
    await list.scrollIntoViewIfNeeded()
    await takeScreenshot(page, `sessions-list-${language}`)
    // The page is scrolled to the top, because axe reports a control as too small if the header covers half of it.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    const device = t('my-learning:signedIn.unknown')
    await list.getByRole('button', { name: t('my-learning:signedIn.endOf', { device }) }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    expect(await learner.api.call(getSession, {})).toMatchObject({ ok: true, value: null })
  })
