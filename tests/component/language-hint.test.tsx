import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getVisitorCountry } from '../../src/contract/country.ts'
import { getCountryLanguages, getLanguageSwitch } from '../../src/contract/language.ts'
import { chooseLanguage, getSession } from '../../src/contract/session.ts'
import { place } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { settle } from '../fixtures/held.ts'
import { areas, pairs } from '../fixtures/language.ts'

let page: FakePage

beforeEach(async () => {
  page = await openPage()
  // The environment is the test's: nothing is prepared a second time.
  vi.doMock('../../src/islands/prepare.ts', () => ({ prepare: () => undefined }))
  page.signedIn = false
  page.portal.answer(getCountryLanguages, () => pairs)
  page.portal.answer(getLanguageSwitch, () => areas)
  page.portal.answer(getVisitorCountry, () => ({ iso_code: null }))
  page.portal.answer(getSession, () => learnerWith({ languageId: 1 }))
  page.portal.answer(chooseLanguage, ({ languageId }) => learnerWith({ languageId }))
  document.body.innerHTML = `
    <section id="language-hint" aria-label="Another language" hidden>
      <p>There is a page in your language: <a href="/eu/faq"></a></p><button type="button">Stay here</button>
    </section>
    <portal-island name="language"></portal-island>`
  const chooser = document.querySelector<HTMLElement>('portal-island')
  if (chooser) chooser.dataset.props = JSON.stringify({ place, path: '/faq', area: 'Europe' })
})

async function hint(): Promise<HTMLAnchorElement | null> {
  const { showHint } = await import('../../src/islands/language/hint.ts')
  await showHint()
  await settle()
  return screen.queryByRole<HTMLAnchorElement>('link')
}

test('a language that was chosen before is offered, in its own words', async () => {
  page.cookies.set('languageCheckedId', { value: '4', seconds: 1 })
  const link = await hint()
  expect(link?.textContent).toBe('Deutsch')
  expect(link?.lang).toBe('de')
  expect(link?.getAttribute('href')).toBe('/eu/de/faq')
})

test('a visitor from another area is offered its site, in the browser’s language', async () => {
  page.portal.answer(getVisitorCountry, () => ({ iso_code: 'SA' }))
  page.browserLanguages = ['ar-SA']
  const link = await hint()
  expect(link?.textContent).toBe('Middle East, العربية')
  expect(link?.getAttribute('href')).toBe('/mena/ar')
})

test('nothing is offered, and nothing asked, where nothing is known', async () => {
  expect(await hint()).toBeNull()
  expect(page.portal.times(getCountryLanguages)).toBe(0)
})

test('who reads in the language of choice is not disturbed', async () => {
  page.cookies.set('languageCheckedId', { value: '1', seconds: 1 })
  expect(await hint()).toBeNull()
})

test('put away, it stays away for a year', async () => {
  page.cookies.set('languageCheckedId', { value: '4', seconds: 1 })
  await hint()
  screen.getByRole('button', { name: 'Stay here' }).click()
  expect(screen.queryByRole('link')).toBeNull()
  expect(page.cookies.get('showCountryLanguageTips')?.seconds).toBe(31_536_000)
  expect(await hint()).toBeNull()
})

test('a learner without a language gets the page’s; a saved one comes before the cookie', async () => {
  page.signedIn = true
  page.portal.answer(getSession, () => learnerWith({ languageId: null }))
  await hint()
  expect(page.portal.times(chooseLanguage)).toBe(1)
})

test('a saved language comes before the cookie', async () => {
  page.signedIn = true
  page.portal.answer(getSession, () => learnerWith({ languageId: 4 }))
  page.cookies.set('languageCheckedId', { value: '1', seconds: 1 })
  expect((await hint())?.textContent).toBe('Deutsch')
})
