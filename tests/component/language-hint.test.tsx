import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getCountryLanguages } from '#src/contract/catalogue/language.ts'
import { chooseLanguage, getSession } from '#src/contract/identity/session.ts'
import { awaitAllResponses, openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'

let page: Page

beforeEach(async () => {
  page = await openPage()
  drawPage()
})

/** Draws a page with the hint. The script of the hint uses the environment that the test has prepared. */
function drawPage(): void {
  vi.doMock('#src/islands/set-store-environment.ts', () => ({ setStoreEnvironment: () => undefined }))
  document.documentElement.lang = 'en'
  document.body.innerHTML = `
    <section id="language-hint" aria-label="Another language" hidden>
      <p data-elsewhere hidden>This page is available in your language: <a href="/eu/faq"></a></p>
      <button type="button">Stay here</button>
    </section>
    <portal-island name="language"></portal-island>`
  const chooser = document.querySelector<HTMLElement>('portal-island')
  if (chooser) chooser.dataset.props = JSON.stringify({ place, path: '/faq', area: 'Europe' })
}

async function hint(): Promise<HTMLAnchorElement | null> {
  const { showLanguageHint: showHint } = await import('#src/islands/language/language-hint.ts')
  await showHint()
  await awaitAllResponses()
  return screen.queryByRole<HTMLAnchorElement>('link')
}

test('a language that was chosen before is offered, by a text in that language', async () => {
  page.cookies.set('languageCheckedId', { value: '4', seconds: 1 })
  const link = await hint()
  expect(link?.textContent).toBe('Deutsch')
  expect(link?.lang).toBe('de')
  expect(link?.getAttribute('href')).toBe('/eu/de/faq')
})

test('a visitor from another area is offered its site, in the browser’s language', async () => {
  page.headers['x-country'] = 'SA'
  page.browserLanguages = ['ar-SA']
  const link = await hint()
  expect(link?.textContent).toBe('Middle East and North Africa, العربية')
  expect(link?.getAttribute('href')).toBe('/mena/ar')
})

test('without any known choice nothing is offered, and nothing requested', async () => {
  expect(await hint()).toBeNull()
  expect(page.line.times(getCountryLanguages)).toBe(0)
})

test('a page in the chosen language shows no hint', async () => {
  page.cookies.set('languageCheckedId', { value: '1', seconds: 1 })
  expect(await hint()).toBeNull()
})

test('a closed hint stays hidden for a year', async () => {
  page.cookies.set('languageCheckedId', { value: '4', seconds: 1 })
  await hint()
  screen.getByRole('button', { name: 'Stay here' }).click()
  expect(page.cookies.get('showCountryLanguageTips')?.seconds).toBe(31_536_000)
})

test('a hint that was closed before is not shown, and nothing is requested', async () => {
  page.cookies.set('showCountryLanguageTips', { value: '1', seconds: 1 })
  page.cookies.set('languageCheckedId', { value: '4', seconds: 1 })
  expect(await hint()).toBeNull()
  expect(page.line.times(getCountryLanguages)).toBe(0)
})

test('without consent it stays hidden until the tab is closed', async () => {
  page.functionality = false
  page.cookies.set('languageCheckedId', { value: '4', seconds: 1 })
  await hint()
  screen.getByRole('button', { name: 'Stay here' }).click()
  expect(page.cookies.has('showCountryLanguageTips')).toBe(false)
  expect(page.visit.get('showCountryLanguageTips')).toBe('1')
})

test('the language of the offer is remembered for a year when its link is followed', async () => {
  page.browserLanguages = ['ar-SA']
  const link = await hint()
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  expect(page.cookies.get('languageCheckedId')).toEqual({ value: '3', seconds: 31_536_000 })
})

test('a language that a learner chooses from the links of the page is saved', async () => {
  page = await openPageSignedIn()
  unwrap(await page.elsewhere.call(chooseLanguage, { languageId: 1 }))
  await hint()
  const link = Object.assign(document.createElement('a'), { textContent: 'Deutsch' })
  link.dataset.language = '4'
  document.body.append(link)
  link.click()
  await awaitAllResponses()
  expect(unwrap(await page.elsewhere.call(getSession, {}))?.languageId).toBe(4)
})

test('a hint that was closed before the script loaded stays hidden as long', async () => {
  page.cookies.set('languageCheckedId', { value: '4', seconds: 1 })
  const { environment } = await import('#src/environment/environment.ts')
  environment().visit.set('showCountryLanguageTips', '1')
  expect(await hint()).toBeNull()
  expect(page.cookies.get('showCountryLanguageTips')?.seconds).toBe(31_536_000)
})

test('without a known country the browser’s language selects another site', async () => {
  page.browserLanguages = ['ar-SA']
  expect((await hint())?.getAttribute('href')).toBe('/mena/ar')
})

test('a reader who understands the page is not offered another language', async () => {
  page.headers['x-country'] = 'DE'
  page.browserLanguages = ['de', 'en']
  expect(await hint()).toBeNull()
})

test('an offer that is shown already stays', async () => {
  page.cookies.set('languageCheckedId', { value: '4', seconds: 1 })
  document.querySelector<HTMLElement>('#language-hint')?.removeAttribute('hidden')
  await hint()
  expect(document.querySelector('[data-elsewhere]')?.hasAttribute('hidden')).toBe(true)
})

test('a learner without a language gets the page’s', async () => {
  page = await openPageSignedIn()
  await hint()
  expect(unwrap(await page.elsewhere.call(getSession, {}))?.languageId).toBe(1)
})

test('a saved language comes before the cookie', async () => {
  page = await openPageSignedIn()
  unwrap(await page.elsewhere.call(chooseLanguage, { languageId: 4 }))
  page.cookies.set('languageCheckedId', { value: '1', seconds: 1 })
  expect((await hint())?.textContent).toBe('Deutsch')
})
