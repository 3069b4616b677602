import { act, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { endAllSessions, endSessions } from '#src/contract/identity/my-session.ts'
import { getSession } from '#src/contract/identity/session.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { redraw, show } from './show.tsx'

const own = { phoneCode: '49', phoneNumber: '301234', company: 'Engines Ltd', countryCode: 'DE' }
const everything = {
  ...{ firstName: true, lastName: true, phoneCode: true, phoneNumber: true, address: true, postcode: true },
  ...{ country: true, province: true, city: true, vatNumber: false, company: true },
}
const whole = { address: 'Beispielweg 1', postcode: '10115', province: 'Berlin', city: 'Berlin' }

let page: Page
beforeEach(async () => {
  page = await openPageSignedIn()
  // The lazy list with search is loaded first.
  await import('#src/ui/SearchableSelect.tsx')
})

const know = (known: Partial<Learner>) =>
  page.portal.db
    .update(learner)
    .set({ ...own, ...known } as Partial<typeof learner.$inferInsert>)
    .where(eq(learner.id, page.learnerId))

const open = async (known: Partial<Learner> = {}) => {
  await know(known)
  const user = await show(await import('#src/islands/profile/island.tsx'), { place })
  await redraw()
  return user
}

/** Opens the form, by default of a site that requires all fields. */
async function openForm(known: Partial<Learner>, asked = everything) {
  await know(known)
  const { loadSession } = await import('#src/stores/session/session.ts')
  const { countriesResource } = await import('#src/stores/site/countries.ts')
  const session = await loadSession()
  await countriesResource.load()
  const { ProfileForm } = await import('#src/islands/profile/ProfileForm.tsx')
  if (session.state !== 'signedIn') throw new Error('Nobody is signed in')
  const island = {
    default: () => <ProfileForm learner={session.learner} requested={asked} />,
    namespaces: ['my-learning', 'form'] as const,
  }
  const user = await show(island, {})
  await redraw()
  return user
}
type User = Awaited<ReturnType<typeof open>>

const line = (label: string | RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name: label })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const offered = () => within(screen.getByRole('listbox')).getAllByRole('option')
const choose = async (user: User, label: string | RegExp, typed: string, option = typed) => {
  await user.clear(line(label))
  await user.type(line(label), typed)
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }))
  await redraw()
}

test('only the fields that the site requires are shown', async () => {
  await open()
  expect(screen.getByLabelText('First name')).toBeTruthy()
  expect(line('Country').value).toBe('Germany')
  for (const label of [/Company/, /Province/, /City/, /Phone/, /Address/])
    expect(screen.queryByLabelText(label)).toBeNull()
})

test('further fields that the address names can be corrected and emptied, although the site does not require them', async () => {
  page.url.search = '?change=phoneNumber,vatNumber,company'
  const user = await open({ vatNumber: 'DE123456789' })
  const company = screen.getByLabelText<HTMLInputElement>(/^Company/)
  await user.clear(company)
  await user.type(company, 'Detectors AG')
  await user.clear(screen.getByLabelText(/^VAT number/))
  expect(save().disabled).toBe(false)
  await user.click(save())
  await redraw()
  expect(unwrap(await page.elsewhere.call(getSession, {}))).toMatchObject({
    ...{
      company: 'Detectors AG',
      vatNumber: null,
      phoneCode: '49',
      phoneNumber: '301234',
      countryCode: 'DE',
    },
  })
})

test('a place that the site does not require can be removed', async () => {
  page.url.search = '?change=city'
  const user = await open({ country: 'Germany', province: 'Berlin', city: 'Berlin' })
  await user.clear(line(/^City/))
  await user.clear(line(/^Province/))
  await user.click(save())
  await redraw()
  expect(unwrap(await page.elsewhere.call(getSession, {}))).toMatchObject({
    ...{ country: 'Germany', province: null, city: null },
  })
})

test('a country is found while typing, without capitals and accents, and loads its provinces and cities', async () => {
  const user = await openForm({ ...whole, countryCode: null, province: null, city: null })
  expect(save().disabled).toBe(true)
  await user.type(line('Country'), 'cote')
  expect(offered().map(({ textContent }) => textContent)).toEqual(['Côte d’Ivoire'])
  await choose(user, 'Country', 'germ', 'Germany')
  await choose(user, 'Province', 'bay', 'Bayern')
  await choose(user, 'City', 'mun', 'Munich')
  expect(save().disabled).toBe(false)
  await user.click(save())
  await redraw()
  expect(unwrap(await page.elsewhere.call(getSession, {}))).toMatchObject({
    ...{ country: 'Germany', countryCode: 'DE', province: 'Bayern', city: 'Munich' },
  })
})

test('after Tab has left the list of countries, a country can be chosen with the mouse', async () => {
  const user = await openForm({})
  line('Country').focus()
  await user.tab()
  await user.click(line('Country'))
  await user.click(await screen.findByRole('option', { name: 'Poland' }))
  expect(line('Country').value).toBe('Poland')
})

test('by keyboard, arrows and Enter choose, and Escape restores the value', async () => {
  const user = await openForm(whole)
  await user.click(line('Country'))
  await user.clear(line('Country'))
  await user.keyboard('pola{ArrowDown}{Enter}')
  expect(line('Country').value).toBe('Poland')
  await user.keyboard('xyz')
  expect(screen.getByText('Nothing found')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(line('Country').value).toBe('Poland')
})

test('a cleared required choice shows an error, and nothing can be saved until it is chosen', async () => {
  const user = await openForm(whole)
  await user.clear(line('Country'))
  await user.tab()
  await redraw()
  expect(line('Country').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please choose one.')).toBeTruthy()
  expect(save().disabled).toBe(true)
})

test('the dialing code is found by country, and the phone number takes digits only', async () => {
  const user = await openForm(whole)
  expect(line('Country code').value).toBe('+49')
  await choose(user, 'Country code', 'poland', 'Poland +48')
  expect(line('Country code').value).toBe('+48')
  const number = screen.getByLabelText<HTMLInputElement>('Phone number')
  await user.clear(number)
  await user.type(number, '22 12-a3;4')
  expect(number.value).toBe('22123;4')
  await user.click(save())
  await redraw()
  expect(unwrap(await page.elsewhere.call(getSession, {}))).toMatchObject({
    ...{ phoneCode: '48', phoneNumber: '22123;4' },
  })
})

test('a name with an invalid character is refused beside its field with that character, without a dialog or loss of other entries', async () => {
  const user = await openForm(whole)
  await user.type(screen.getByLabelText('Company'), '\u202e')
  await user.clear(screen.getByLabelText('First name'))
  await user.type(screen.getByLabelText('First name'), '=Konrad')
  await user.click(save())
  await redraw()
  expect(screen.getByText(/^This can’t begin with “=”/)).toBeTruthy()
  expect(screen.getByText(/^This contains an invisible character/)).toBeTruthy()
  expect(screen.getByLabelText('Company').getAttribute('aria-invalid')).toBe('true')
  const { $popup } = await import('#src/stores/notice/notices.ts')
  expect($popup.get()).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Postal code').value).toBe('10115')
})

test('without suggestions any text can be typed', async () => {
  const user = await openForm({ ...whole, countryCode: 'LU', province: 'Diekirch', city: 'Clervaux' })
  const city = () => screen.getByLabelText<HTMLInputElement>('City')
  expect([city().value, city().getAttribute('role')]).toEqual(['Clervaux', null])
  await choose(user, 'Country', 'germ', 'Germany')
  await choose(user, 'Province', 'bay', 'Bayern')
  expect(city().value).toBe('')
})

test('a value typed before is kept although it is not a suggestion', async () => {
  await openForm({ ...whole, province: 'Bayern', city: 'Fürth' })
  expect([line('Province').value, line('City').value]).toEqual(['Bayern', 'Fürth'])
})

test('the sessions are listed, and other ones can be ended, one by one or all', async () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
  const begin = (agent: string) => signIn(page.portal, page.email, { userAgent: agent })
  const [fox] = [await begin(userAgent), await begin(''), await begin('')]
  const user = await open({ countryCode: 'DE' })
  const list = () => within(screen.getByRole('region', { name: 'Where you are signed in' }))
  expect(list().getAllByRole('listitem')).toHaveLength(4)
  expect(list().getAllByText(/^This device/)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Sign out: Firefox on Linux' }))
  await redraw()
  expect(list().getAllByRole('listitem')).toHaveLength(3)
  expect(unwrap(await page.portal.api(fox?.cookie).call(getSession, {}))).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out of all other devices' }))
  await redraw()
  expect(list().getAllByRole('listitem')).toHaveLength(1)
  expect(unwrap(await page.elsewhere.call(getSession, {}))).not.toBeNull()
})

test('a session that has ended meanwhile is removed from the list, and one that could not be ended stays', async () => {
  await signIn(page.portal, page.email)
  const user = await open({ countryCode: 'DE' })
  const end = () => user.click(screen.getByRole('button', { name: 'Sign out: Unknown device' }))
  page.line.up = false
  await end()
  await redraw()
  expect(screen.getByRole('button', { name: 'Sign out: Unknown device' })).toBeTruthy()
  page.line.up = true
  unwrap(await page.elsewhere.call(endSessions, { id: null }))
  await end()
  await redraw()
  expect(screen.queryByRole('button', { name: 'Sign out: Unknown device' })).toBeNull()
})

test('a button ends every session, this one too, and leaves the page', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await redraw()
  expect(unwrap(await page.elsewhere.call(getSession, {}))).toBeNull()
  expect(page.line.times(endAllSessions)).toBe(1)
})

test('after signing out in another tab the profile is hidden, and its entries wait for the learner', async () => {
  const user = await open()
  await user.clear(screen.getByLabelText('First name'))
  await user.type(screen.getByLabelText('First name'), 'Augusta')
  await redraw()
  delete page.headers.Cookie
  act(() => page.sessionChanges.fire())
  expect(screen.queryByLabelText('First name')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(page.left[0]).toMatch(/^\/user\/sso\/login/)
  await page.signIn()
  const { loadSession } = await import('#src/stores/session/session.ts')
  await act(() => loadSession())
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Augusta')
})

test('a requested name is shown, can be changed, and is withdrawn', async () => {
  await issueTestCertificate(page.portal, page.learnerId, 2, { holderName: 'Sample Learner' })
  const user = await open()
  const rename = async (name: string) => {
    await user.clear(screen.getByLabelText('Last name'))
    await user.type(screen.getByLabelText('Last name'), name)
    await user.click(save())
    await redraw()
  }
  await rename('Byron')
  expect(
    screen.getByText(/^You requested the name .Sample Byron.\. .* a reviewer has to decide\./),
  ).toBeTruthy()
  await rename('Lovelace')
  expect(screen.getByText(/^You requested the name .Sample Lovelace./)).toBeTruthy()
  const { $toasts } = await import('#src/stores/notice/notices.ts')
  expect($toasts.get().map(({ text }) => text)).toContain('notices:nameWaits')
  expect(unwrap(await page.elsewhere.call(getSession, {}))).toMatchObject({ lastName: 'Learner' })
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }))
  await redraw()
  expect(screen.queryByText(/^You requested the name/)).toBeNull()
  expect(unwrap(await page.elsewhere.call(getSession, {}))).not.toHaveProperty('requestedName')
})
