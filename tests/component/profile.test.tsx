import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { endAllSessions, endSessions } from '#src/contract/own-session.ts'
import { getSession } from '#src/contract/session.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { wanted } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { redraw, show } from './show.tsx'

const own = { phoneCode: '+49', phoneNumber: '30 1234', company: 'Engines Ltd' }

let page: Page
beforeEach(async () => {
  page = await openPageSignedIn()
})

const open = async (known: Partial<Learner>) => {
  const { id } = learner
  await page.portal.db
    .update(learner)
    .set({ ...own, ...known } as Partial<typeof learner.$inferInsert>)
    .where(eq(id, page.learnerId))
  const user = await show(await import('#src/islands/profile/island.tsx'), { place })
  await redraw()
  return user
}
const written = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const choice = (label: RegExp) => screen.getByLabelText<HTMLSelectElement>(label)
const optionsOf = (label: RegExp) => [...choice(label).options].map(({ text }) => text)

test('a country brings its provinces, and a province its cities', async () => {
  const user = await open({ countryCode: null, province: null, city: null })
  await user.selectOptions(choice(/Country/), 'DE')
  await redraw()
  expect(optionsOf(/Province/)).toEqual(expect.arrayContaining(['Please choose', 'Bayern', 'Hessen']))
  await user.selectOptions(choice(/Province/), 'Bayern')
  expect(optionsOf(/City/)).toEqual(expect.arrayContaining(['Please choose', 'Augsburg', 'Munich']))
  await user.selectOptions(choice(/City/), 'Munich')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await redraw()
  expect(wanted(await page.elsewhere.call(getSession, {}))).toMatchObject({
    ...{ country: 'Germany', countryCode: 'DE', province: 'Bayern', city: 'Munich' },
  })
})

test('what the server does not take is said beside its field, and nothing else is lost', async () => {
  const user = await open({ countryCode: 'DE' })
  await user.clear(screen.getByLabelText(/First name/))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await redraw()
  expect(screen.getByLabelText(/First name/).getAttribute('aria-invalid')).toBe('true')
  expect(written(/Company/)).toBe('Engines Ltd')
})

test('a name with a sign that no name holds is refused beside its field', async () => {
  const user = await open({ countryCode: 'DE' })
  await user.type(screen.getByLabelText(/Company/), '\u202e')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await redraw()
  expect(screen.getByText(/letters, digits, spaces and usual punctuation/)).toBeTruthy()
  expect(screen.getByLabelText(/Company/).getAttribute('aria-invalid')).toBe('true')
})

test('where one is signed in is listed, and what is elsewhere can be ended, one by one or all', async () => {
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
  expect(wanted(await page.portal.api(fox?.cookie).call(getSession, {}))).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }))
  await redraw()
  expect(list().getAllByRole('listitem')).toHaveLength(1)
  expect(wanted(await page.elsewhere.call(getSession, {}))).not.toBeNull()
})

test('a session that has ended meanwhile is gone from the list, and one that could not be ended stays', async () => {
  await signIn(page.portal, page.email)
  const user = await open({ countryCode: 'DE' })
  const end = () => user.click(screen.getByRole('button', { name: 'Sign out: Unknown device' }))
  page.line.up = false
  await end()
  await redraw()
  expect(screen.getByRole('button', { name: 'Sign out: Unknown device' })).toBeTruthy()
  page.line.up = true
  wanted(await page.elsewhere.call(endSessions, { id: null }))
  await end()
  await redraw()
  expect(screen.queryByRole('button', { name: 'Sign out: Unknown device' })).toBeNull()
})

test('a button ends every session, this one too, and leaves the page', async () => {
  const user = await open({ countryCode: 'DE' })
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await redraw()
  expect(wanted(await page.elsewhere.call(getSession, {}))).toBeNull()
  expect(page.line.times(endAllSessions)).toBe(1)
})

test('a country that is asked for and not chosen says so beside its field', async () => {
  const user = await open({ countryCode: null, country: null })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await redraw()
  expect(choice(/Country/).getAttribute('aria-invalid')).toBe('true')
})

test('where nothing is known one writes', async () => {
  const user = await open({ countryCode: 'LU', province: 'Diekirch', city: 'Clervaux' })
  expect(written(/City/)).toBe('Clervaux')
  await user.selectOptions(choice(/Country/), 'DE')
  await redraw()
  await user.selectOptions(choice(/Province/), 'Bayern')
  expect(choice(/City/).value).toBe('')
})

test('what was written before stays chosen, though it is not among what is known', async () => {
  await open({ countryCode: 'DE', province: 'Bayern', city: 'Fürth' })
  expect(choice(/Province/).value).toBe('Bayern')
  expect(choice(/City/).value).toBe('Fürth')
})
