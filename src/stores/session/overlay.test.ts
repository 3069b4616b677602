import { beforeEach, expect, test } from 'vitest'
import { openPage, type Page } from '#tests/fixtures/page.ts'

let page: Page
let overlay: typeof import('./overlay.ts')

beforeEach(async () => {
  page = await openPage()
  overlay = await import('./overlay.ts')
})

test('one overlay opens at a time, in the fixed order', () => {
  overlay.openOverlay('feedback')
  overlay.openOverlay('reminder')
  overlay.openOverlay('migration')
  const seen = []
  for (let now = overlay.$overlay.get(); now; now = overlay.$overlay.get()) {
    seen.push(now)
    overlay.closeOverlay(now)
  }
  expect(seen).toEqual(['migration', 'reminder', 'feedback'])
})

test('the order is that of the decisions', () => {
  expect(overlay.overlays).toEqual([
    'cookies',
    'urlChange',
    'migration',
    'information',
    'congratulation',
    'reminder',
    'survey',
    'feedback',
  ])
})

test('while the cookie banner is open, no overlay opens', () => {
  page.consentPending = true
  overlay.openOverlay('feedback')
  expect(overlay.$overlay.get()).toBe('cookies')
  page.consents.fire()
  expect(overlay.$overlay.get()).toBe('feedback')
})

test('a closed element is remembered for the given time, and without consent for the visit only', async () => {
  const { saveDismissal: rememberClosed, isDismissed: isRememberedClosed } = await import('./dismissal.ts')
  rememberClosed('hidden', 60)
  expect(page.cookies.get('hidden')).toEqual({ value: '1', seconds: 60 })
  page.functionality = false
  rememberClosed('other', 60)
  expect(isRememberedClosed('other')).toBe(true)
  expect(page.cookies.has('other')).toBe(false)
  expect(page.visit.get('other')).toBe('1')
})
