import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getRelatedCertifications } from '../../src/contract/certification.ts'
import { getVisitorCountry } from '../../src/contract/country.ts'
import { getCountryLanguages, getLanguageSwitch } from '../../src/contract/language.ts'
import { chooseLanguage, getSession } from '../../src/contract/session.ts'
import { place, releaseWith } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { areas, pairs } from '../fixtures/language.ts'
import { redraw, show } from './show.tsx'

let page: FakePage
const island = () => import('../../src/islands/language/island.tsx')
const props = { place, path: '/faq', area: 'Europe' }
const year = 31_536_000

beforeEach(async () => {
  page = await openPage()
  page.signedIn = false
  page.portal.answer(getCountryLanguages, () => pairs)
  page.portal.answer(getLanguageSwitch, () => areas)
  page.portal.answer(getVisitorCountry, () => ({ iso_code: null }))
  page.portal.answer(getSession, () => learnerWith({ languageId: 1 }))
})

async function open(with_: object = props) {
  const user = await show(await island(), with_ as typeof props)
  await user.click(screen.getByRole('button', { name: 'Country and language: Europe' }))
  await redraw()
  return user
}
const languages = () =>
  within(screen.getByLabelText('Language'))
    .getAllByRole('option')
    .map((option) => option.textContent)
const confirm = () => screen.getByRole('button', { name: 'Confirm' })

test('choosing a country shows its languages and selects the first', async () => {
  const user = await open()
  await user.selectOptions(screen.getByLabelText('Country'), 'Saudi Arabia')
  expect(languages()).toEqual(['English', 'العربية'])
  await user.selectOptions(screen.getByLabelText('Language'), 'العربية')
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  expect(languages()).toEqual(['English', 'Deutsch'])
  expect(screen.getByLabelText<HTMLSelectElement>('Language').selectedOptions[0]?.textContent).toBe('English')
})

test('it opens with the visitor’s country', async () => {
  page.portal.answer(getVisitorCountry, () => ({ iso_code: 'SA' }))
  await open()
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('SA')
})

test('in the visitor’s country it opens with the page’s language, where that country has it', async () => {
  page.portal.answer(getVisitorCountry, () => ({ iso_code: 'DE' }))
  page.page.languageId = 4
  await open()
  expect(screen.getByLabelText<HTMLSelectElement>('Language').selectedOptions[0]?.textContent).toBe('Deutsch')
})

test('where the visitor’s country is not known it opens with the one that the browser is set to', async () => {
  const austria = pairs.filter(({ country }) => country === 'DE')
  page.portal.answer(getCountryLanguages, () => [
    ...austria.map((pair) => ({ ...pair, country: 'AT', countryName: 'Austria' })),
    ...pairs,
  ])
  page.browserLanguages = ['de', 'de-DE', 'ar-SA']
  await open()
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('DE')
})

test('a site may be chosen by its area, before all countries, if it is not a single country’s', async () => {
  const english = areas[0]?.languages.slice(0, 1) ?? []
  const worldwide = { area: 'Worldwide', siteId: 1, siteCode: 'EN', prefix: '', languages: english }
  page.portal.answer(getLanguageSwitch, () => [worldwide, ...areas])
  const user = await open()
  const countries = within(screen.getByLabelText('Country')).getAllByRole('option')
  expect(countries.map((option) => option.textContent)).toEqual(['Worldwide', 'Germany', 'Saudi Arabia'])
  await user.selectOptions(screen.getByLabelText('Country'), 'Worldwide')
  expect(languages()).toEqual(['English'])
  await user.click(confirm())
  await waitFor(() => expect(page.left).toEqual(['/']))
})

test('an area of several countries may be chosen like one of them, and is where it opens when nothing is known', async () => {
  const poland = pairs.slice(0, 2).map((pair) => ({ ...pair, country: 'PL', countryName: 'Poland' }))
  page.portal.answer(getCountryLanguages, () => [...pairs, ...poland])
  await open()
  const countries = screen.getByLabelText<HTMLSelectElement>('Country')
  expect([...countries.options].map(({ text }) => text)).toEqual([
    'Europe',
    'Germany',
    'Poland',
    'Saudi Arabia',
  ])
  expect(countries.selectedOptions[0]?.text).toBe('Europe')
})

test('a page that stands for many numbers keeps its number in another language', async () => {
  page.url = new URL('http://portal.test/eu/certificate/verify/A-7')
  const user = await open({ ...props, path: '/certificate/verify' })
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
  await user.click(confirm())
  await waitFor(() => expect(page.left).toEqual(['/eu/de/certificate/verify/A-7']))
})

test('Confirm keeps the choice for a year and goes to the same page in that language', async () => {
  page.url = new URL('http://portal.test/eu/faq?keyword=lens')
  const user = await open()
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
  await user.click(confirm())
  await redraw()
  expect(page.cookies.get('languageCheckedId')).toEqual({ value: '4', seconds: year })
  expect(page.left).toEqual(['/eu/de/faq?keyword=lens'])
})

test('a country of another site leads to that site', async () => {
  const user = await open()
  await user.selectOptions(screen.getByLabelText('Country'), 'Saudi Arabia')
  await user.selectOptions(screen.getByLabelText('Language'), 'العربية')
  await user.click(confirm())
  await redraw()
  expect(page.left).toEqual(['/mena/ar'])
})

test.each([
  [1, '/mena/certification/detail/9'],
  [2, '/mena'],
  [0, '/mena'],
])('of a certification %i related ones lead to %s', async (count, address) => {
  page.portal.answer(getRelatedCertifications, ({ siteId }) => {
    expect(siteId).toBe(3)
    return Array.from({ length: count }, (_, index) => releaseWith({ id: 9 + index }))
  })
  const user = await open({ ...props, certificationId: 4 })
  await user.selectOptions(screen.getByLabelText('Country'), 'Saudi Arabia')
  await user.click(confirm())
  await waitFor(() => expect(page.left).toEqual([address]))
})

test('for a learner the language is saved; where that fails the dialog says so and stays', async () => {
  page.signedIn = true
  page.portal.answer(chooseLanguage, ({ languageId }) => learnerWith({ languageId }))
  const user = await open()
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
  page.portal.online = false
  await user.click(confirm())
  await redraw()
  expect(page.left).toEqual([])
  page.portal.online = true
  await user.click(confirm())
  await redraw()
  expect(page.left).toEqual(['/eu/de/faq'])
})

test('Escape closes it, keeps the page’s language, and stays', async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.cookies.get('languageCheckedId')).toEqual({ value: '1', seconds: year })
  expect(page.left).toEqual([])
})

test('countries that could not be loaded may be asked for again', async () => {
  page.portal.online = false
  const user = await open()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByLabelText('Country')).toBeDefined()
})
