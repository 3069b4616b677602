import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { feedback } from '#server/db/schema/feedback.ts'
import { awaitResponses, openPage, type Page } from '../fixtures/page.ts'
import { contentChanged } from '../fixtures/server/seeded.ts'

/** The title of the feedback prompt that the demonstration shows on the sites of the main brand. */
const title = 'What should be better here?'
let page: Page

beforeEach(async () => {
  page = await openPage()
  // The test has already prepared the environment.
  vi.doMock('#src/islands/set-store-environment.ts', () => ({ setStoreEnvironment: () => undefined }))
  document.body.innerHTML = `
    <button type="button" id="feedback-open" aria-label="Give feedback" hidden></button>
    <section id="feedback" role="dialog" aria-labelledby="feedback-title" hidden>
      <h2 id="feedback-title"></h2><p></p>
      <button type="button" data-feedback="close">Close</button>
      <a data-feedback="start" href="/" target="_blank">Start</a>
    </section>`
})

async function offer(): Promise<void> {
  const { offerFeedback } = await import('#src/islands/after-interaction/feedback.ts')
  await offerFeedback()
  await awaitResponses()
}
const popup = () => screen.queryByRole('dialog', { name: title })
const icon = () => screen.queryByRole('button', { name: 'Give feedback' })

test('the prompt is open by default, and opens the survey in a new tab', async () => {
  await offer()
  expect(popup()?.textContent).toContain('Five questions, two minutes.')
  const start = screen.getByRole<HTMLAnchorElement>('link', { name: 'Start' })
  expect([start.href, start.target]).toEqual(['https://feedback.example.org/portal', '_blank'])
  start.addEventListener('click', (event) => event.preventDefault())
  start.click()
  expect(popup()).toBeNull()
})

test('a closed prompt stays hidden for a week; the icon opens it again', async () => {
  await offer()
  screen.getByRole('button', { name: 'Close' }).click()
  expect(popup()).toBeNull()
  expect(page.cookies.get('feedbackHidden')).toEqual({ value: '1', seconds: 604_800 })
  icon()?.click()
  expect(popup()).not.toBeNull()
  expect(document.activeElement?.textContent).toBe('Close')
})

test('with the cookie only the icon shows', async () => {
  page.cookies.set('feedbackHidden', { value: '1', seconds: 1 })
  await offer()
  expect(popup()).toBeNull()
  expect(icon()).not.toBeNull()
})

test('the prompt waits until the cookie banner is closed', async () => {
  page.consentPending = true
  await offer()
  expect(popup()).toBeNull()
  page.consents.fire()
  expect(popup()).not.toBeNull()
})

test('a site without an active prompt shows none', async () => {
  const set = async (active: boolean) => {
    await page.portal.db.update(feedback).set({ active })
    await contentChanged(page.portal)
  }
  try {
    await set(false)
    await offer()
    expect([popup(), icon()]).toEqual([null, null])
  } finally {
    await set(true)
  }
})
