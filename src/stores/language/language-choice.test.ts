import { beforeEach, expect, test } from 'vitest'
import { openPage, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { chooseLanguage } from '../../contract/identity/session.ts'

let page: Page
let choice: typeof import('./language-choice.ts')
const load = async () => {
  choice = await import('./language-choice.ts')
}
beforeEach(async () => {
  page = await openPageSignedIn()
  await load()
})

test.each([
  ['4', 4],
  ['0', null],
  ['-4', null],
  ['4.5', null],
  ['x', null],
  [undefined, null],
])('the cookie "%s" names the language %s', (value, id) => {
  if (value !== undefined) page.cookies.set('languageCheckedId', { value, seconds: 1 })
  expect(choice.readChosenLanguage()).toBe(id)
})

test('a learner’s language is saved once and updates the session', async () => {
  expect(await choice.loadSavedLanguage()).toBeNull()
  expect([await choice.saveLanguage(4), await choice.loadSavedLanguage()]).toEqual([true, 4])
  expect(await choice.saveLanguage(4)).toBe(true)
  expect(page.line.times(chooseLanguage)).toBe(1)
  page.line.lose(chooseLanguage)
  expect([await choice.saveLanguage(1), await choice.loadSavedLanguage()]).toEqual([false, 4])
})

test('an anonymous visitor has the cookie only; while the session is unknown nothing is saved', async () => {
  page = await openPage()
  await load()
  expect([await choice.saveLanguage(4), await choice.loadSavedLanguage()]).toEqual([true, null])
  page = await openPageSignedIn()
  await load()
  page.line.up = false
  expect([await choice.saveLanguage(4), await choice.loadSavedLanguage()]).toEqual([false, null])
})
