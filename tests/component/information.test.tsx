import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { getSupplyInfo } from '#src/contract/catalogue/supply-info.ts'
import { changeProfile } from '#src/contract/identity/profile.ts'
import { getSession } from '#src/contract/identity/session.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

let page: Page
let gathering: typeof import('#src/stores/profile/information.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  await page.portal.db
    .update(learner)
    .set({ country: null, countryCode: null })
    .where(eq(learner.id, page.learnerId))
  await import('#src/ui/SearchableSelect.tsx')
  gathering = await import('#src/stores/profile/information.ts')
  const { loadSession } = await import('#src/stores/session/session.ts')
  await loadSession()
})

/** Starts an enrolment in an item of this kind, and records the result once it is known. */
async function begin(kind: 'hsc' | 'gsc' | null = 'hsc') {
  const user = await show(await import('#src/islands/information/island.tsx'), {})
  const outcome: { may?: boolean } = {}
  await act(async () => {
    void gathering.ensureInformation(kind, 'enrol').then((may) => {
      outcome.may = may
    })
  })
  await redraw()
  // The fields are enabled as soon as the countries are loaded.
  await waitFor(() => expect(document.querySelector('fieldset:disabled')).toBeNull())
  return { user, told: outcome }
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Before you enroll' }))
const goOn = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Save and continue' })
const country = () => dialog().getByRole<HTMLInputElement>('combobox', { name: 'Country' })
const toasts = async () => {
  const { $toasts } = await import('#src/stores/notice/notices.ts')
  return $toasts.get().map(({ text }) => text)
}

test('before a product certification only missing information is requested; once it is saved, the enrolment continues', async () => {
  const { user, told } = await begin()
  expect(dialog().getAllByRole('combobox')).toHaveLength(1)
  expect(dialog().queryByLabelText('First name')).toBeNull()
  expect(document.activeElement).toBe(country())
  expect(country().getAttribute('aria-expanded')).toBe('false')
  await user.click(country())
  await redraw()
  expect(country().getAttribute('aria-expanded')).toBe('true')
  expect(goOn().disabled).toBe(true)
  expect(dialog().getByText('Fill in every field to save.').id).toBe(goOn().getAttribute('aria-describedby'))
  await user.type(country(), 'germ')
  await user.click(screen.getByRole('option', { name: 'Germany' }))
  await redraw()
  await user.click(goOn())
  await redraw()
  expect(told.may).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(unwrap(await page.elsewhere.call(getSession, {}))).toMatchObject({ countryCode: 'DE' })
  expect(await toasts()).toEqual(['notices:saved'])
  expect(await gathering.ensureInformation('hsc', 'enrol')).toBe(true)
})

test.each(['gsc', null] as const)('nothing is asked before an enrolment of kind %s', async (kind) => {
  expect((await begin(kind)).told.may).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closing the dialog cancels the enrolment', async () => {
  const { user, told } = await begin()
  await user.click(dialog().getByRole('button', { name: 'Not now' }))
  await redraw()
  expect(told.may).toBe(false)
  const { consumePendingAction } = await import('#src/stores/action/pending-action.ts')
  expect(consumePendingAction(page.learnerId)).toBeUndefined()
})

test('a pending enrolment continues on its own page, for the same learner, once', async () => {
  await begin()
  const { consumePendingAction } = await import('#src/stores/action/pending-action.ts')
  const here = page.url.href
  page.at('/eu/faq')
  expect(consumePendingAction(page.learnerId)).toBeUndefined()
  page.at(here)
  const of = page.learnerId
  expect([consumePendingAction(of + 1), consumePendingAction(of), consumePendingAction(of)]).toEqual([
    undefined,
    'enrol',
    undefined,
  ])
})

test('the dialog covers the cookie banner, since the reader has clicked; other overlays wait', async () => {
  page.consentPending = true
  const { $overlay, openOverlay } = await import('#src/stores/session/overlay.ts')
  openOverlay('survey')
  expect($overlay.get()).toBe('cookies')
  const { user } = await begin()
  await user.click(dialog().getByRole('button', { name: 'Not now' }))
  expect($overlay.get()).toBe('cookies')
  act(() => page.consents.fire())
  expect($overlay.get()).toBe('survey')
})

test('when the server is unreachable the entries stay, and can be sent again', async () => {
  const { user, told } = await begin()
  await user.type(country(), 'pola')
  await user.click(screen.getByRole('option', { name: 'Poland' }))
  await redraw()
  page.line.up = false
  await user.click(goOn())
  await redraw()
  expect(dialog().getByRole('alert').textContent).toMatch(/couldn’t reach the server/)
  expect(country().value).toBe('Poland')
  page.line.up = true
  await user.click(goOn())
  await redraw()
  expect([told.may, page.line.times(changeProfile)]).toEqual([true, 1])
})

test('while the requirements of the site are unknown, nobody is enrolled', async () => {
  page.line.up = false
  const { told } = await begin()
  expect(told.may).toBe(false)
  expect(await toasts()).toEqual(['enrolment:unreachable'])
  page.line.up = true
  await begin()
  expect([page.line.times(getSupplyInfo), dialog() !== null]).toEqual([1, true])
})

test('stored information that is refused now is requested too', async () => {
  await page.portal.db.update(learner).set({ postcode: '1' }).where(eq(learner.id, page.learnerId))
  const { user } = await begin()
  await user.type(country(), 'pola')
  await user.click(screen.getByRole('option', { name: 'Poland' }))
  await redraw()
  await user.click(goOn())
  await redraw()
  expect(dialog().getByLabelText('Postal code').getAttribute('aria-invalid')).toBe('true')
  expect(country().value).toBe('Poland')
})

test('a session that ends meanwhile leads to sign-in, and nobody is enrolled', async () => {
  const answer = page.line.hold(getSupplyInfo)
  const { told } = await begin()
  delete page.headers.Cookie
  page.sessionChanges.fire()
  answer()
  await redraw()
  expect(told.may).toBe(false)
  expect(page.left[0]).toMatch(/^\/user\/sso\/login/)
})
