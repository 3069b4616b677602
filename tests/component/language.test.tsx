import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getSession } from '#src/contract/identity/session.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { withItemOnSites } from '../fixtures/server/seeded.ts'
import { redraw, show } from './show.tsx'

let page: Page
const island = () => import('#src/islands/language/island.tsx')
const props = { place, path: '/faq', area: 'Europe' }
const year = 31_536_000

beforeEach(async () => {
  page = await openPage()
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
/**
 * Returns the Arabic option of the area's own site. Another site for Saudi Arabia also has Arabic, and comes later
 * in the list.
 */
const arabic = () =>
  within(screen.getByLabelText('Language')).getAllByRole('option', { name: 'العربية' })[0] as HTMLElement
const confirm = () => screen.getByRole('button', { name: 'Confirm' })

test('choosing a country shows its languages and selects the first', async () => {
  const user = await open()
  await user.selectOptions(screen.getByLabelText('Country'), 'Saudi Arabia')
  expect(languages().slice(0, 2)).toEqual(['English', 'العربية'])
  await user.selectOptions(screen.getByLabelText('Language'), arabic())
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  expect(languages().slice(0, 2)).toEqual(['English', 'Deutsch'])
  expect(screen.getByLabelText<HTMLSelectElement>('Language').selectedOptions[0]?.textContent).toBe('English')
})

test('it opens with the visitor’s country', async () => {
  page.headers['x-country'] = 'SA'
  await open()
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('SA')
})

test('in the visitor’s country it opens with the page’s language, if that country has it', async () => {
  page = await openPage({ languageId: 4 })
  page.headers['x-country'] = 'DE'
  await open()
  expect(screen.getByLabelText<HTMLSelectElement>('Language').selectedOptions[0]?.textContent).toBe('Deutsch')
})

test('when the visitor’s country is unknown it opens with the browser’s country', async () => {
  page.browserLanguages = ['de', 'de-DE', 'ar-SA']
  await open()
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('DE')
})

const countries = () => screen.getByLabelText<HTMLSelectElement>('Country')

test('a site can be chosen by its area, before all countries, unless it serves a single country', async () => {
  const user = await open()
  const names = [...countries().options].map(({ text }) => text)
  expect(names.indexOf('Worldwide')).toBeLessThan(names.indexOf('Germany'))
  expect(names.filter((name) => name === 'France')).toHaveLength(1)
  await user.selectOptions(countries(), 'Worldwide')
  await user.click(confirm())
  await waitFor(() => expect(page.left).toEqual(['/']))
})

test('an area of several countries can be chosen like a country, and is the default when nothing is known', async () => {
  await open()
  const names = [...countries().options].map(({ text }) => text)
  expect(names).toEqual(expect.arrayContaining(['Europe', 'Germany', 'Poland', 'Saudi Arabia']))
  expect(countries().selectedOptions[0]?.text).toBe('Europe')
})

test('a page with a number keeps it in another language', async () => {
  page.at('/eu/certificate/verify/A-7')
  const user = await open({ ...props, path: '/certificate/verify' })
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
  await user.click(confirm())
  await waitFor(() => expect(page.left).toEqual(['/eu/de/certificate/verify/A-7']))
})

test('Confirm stores the choice for a year and opens the same page in that language', async () => {
  page.at('/eu/faq?keyword=lens')
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
  await user.selectOptions(screen.getByLabelText('Language'), arabic())
  await user.click(confirm())
  await redraw()
  expect(page.left).toEqual(['/mena/ar'])
})

test.each([
  ['itself', 4, [], '/mena/certification/detail/4'],
  ['another of its family', 1, [1], '/mena/certification/detail/9'],
  ['nothing', 4, [4], '/mena'],
] as const)(
  'on a site that has %s of a certification its page leads there',
  async (_, id, elsewhere, address) => {
    const choose = async () => {
      const user = await open({ ...props, certificationId: id })
      await user.selectOptions(screen.getByLabelText('Country'), 'Saudi Arabia')
      await user.click(confirm())
      await waitFor(() => expect(page.left).toEqual([address]))
    }
    if (elsewhere.length === 0) return choose()
    await withItemOnSites(page.portal, 'certification', elsewhere[0], ['eu'], choose)
  },
)

test('for a learner the language is saved; after a failure the dialog shows an error and stays', async () => {
  page = await openPageSignedIn()
  const user = await open()
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
  page.line.up = false
  await user.click(confirm())
  await redraw()
  expect(page.left).toEqual([])
  page.line.up = true
  await user.click(confirm())
  await redraw()
  expect(page.left).toEqual(['/eu/de/faq'])
  expect(unwrap(await page.elsewhere.call(getSession, {}))?.languageId).toBe(4)
})

test('Escape closes it, keeps the page’s language, and stays', async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.cookies.get('languageCheckedId')).toEqual({ value: '1', seconds: year })
  expect(page.left).toEqual([])
})

test('countries that could not be loaded can be loaded again', async () => {
  page.line.up = false
  const user = await open()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByLabelText('Country')).toBeDefined()
})
