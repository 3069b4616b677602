import { beforeEach, expect, test } from 'vitest'
import { consentVersion, fullConsent, necessaryOnlyConsent } from '#src/domain/consent-choice.ts'
import { readStoredConsent, saveConsent } from '#src/islands/consent/consent-store.ts'

const names = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0])
    .sort()

beforeEach(() => {
  for (const name of ['_ga', '_ga_TEST', 'feedbackHidden', 'languageCheckedId', 'signed_in'])
    document.cookie = `${name}=1; Path=/`
})

test('an accepted choice is stored, and the banner does not return', () => {
  saveConsent(fullConsent)
  expect(readStoredConsent()).toEqual(fullConsent)
  expect(names()).toContain('_ga')
})

test('a choice ends with its cookie, and leaves nothing in the storage', () => {
  saveConsent(fullConsent)
  document.cookie = 'disclaimer=; Path=/; Max-Age=0'
  expect(readStoredConsent()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('rejection deletes every cookie but session, language and its own record', () => {
  saveConsent(necessaryOnlyConsent)
  expect(names()).toEqual(['disclaimer', 'languageCheckedId', 'signed_in'])
})

test('turning off analytics alone deletes only the analytics cookies', () => {
  saveConsent({ functionality: true, analytics: false })
  expect(names()).toEqual(['disclaimer', 'feedbackHidden', 'languageCheckedId', 'signed_in'])
})

test('turning off functionality leaves the analytics cookies', () => {
  saveConsent({ functionality: false, analytics: true })
  expect(names()).toEqual(['_ga', '_ga_TEST', 'disclaimer', 'languageCheckedId', 'signed_in'])
})

test('a choice is recorded with its instant and the version of the texts', () => {
  saveConsent(necessaryOnlyConsent)
  const record: unknown = JSON.parse(localStorage.getItem('cookiePolicyRecord') ?? '')
  expect(record).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), version: consentVersion })
})

test('a choice in the banner moves the focus to the content', async () => {
  // With another mode, the banner would wait for an input, which the next test file on this page would give.
  document.body.innerHTML = `<section id="cookies" data-mode="optIn"><button data-consent="reject">Reject</button></section><main id="main" tabindex="-1"></main>`
  await import('#src/islands/consent/cookie-banner.ts')
  const button = document.querySelector<HTMLElement>('[data-consent]')
  button?.focus()
  button?.click()
  expect(document.querySelector('#cookies')?.hasAttribute('hidden')).toBe(true)
  expect(document.activeElement?.id).toBe('main')
})
