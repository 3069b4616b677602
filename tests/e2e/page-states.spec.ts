import { expect, type Page } from '@playwright/test'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { learnerStates } from './fixtures/learner-states.ts'
import type { PageState } from './fixtures/page-state.ts'
import { test } from './fixtures/portal.ts'
import { signInAs } from './fixtures/sign-in.ts'
import { hideOverlays } from './fixtures/visitor.ts'
import { visitorStates } from './fixtures/visitor-states.ts'

const states = [...visitorStates, ...learnerStates]

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
const places = [
  { name: 'in English on a desk', prefix: '/eu', language: 'en', viewport: desk },
  { name: 'in English on a phone', prefix: '/mobile/eu', language: 'en', viewport: phone },
  { name: 'in Arabic on a desk', prefix: '/mena/ar', language: 'ar', viewport: desk },
  { name: 'in Arabic on a phone', prefix: '/mobile/mena/ar', language: 'ar', viewport: phone },
] as const

/** Opens a page and waits until its islands are mounted, like a person who reads first. */
async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() =>
    Promise.all(
      // The element's type does not contain `waking`, hence the cast.
      [...document.querySelectorAll('portal-island')].map(
        (island) => (island as { waking?: unknown }).waking,
      ),
    ),
  )
}

const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

/** Opens a page, brings it into a state, and checks the focus, the rules of WCAG 2.2 AA, and the width. */
async function isAccessible(page: Page, state: PageState, place: (typeof places)[number]): Promise<void> {
  await hideOverlays(page)
  if (state.email) await signInAs(page, state.email)
  await openAwake(page, place.prefix + state.path)
  const { t: say } = translatorOf(place.language)
  if (state.reach) {
    await state.reach({ page, say, isMobile: place.viewport === phone })
    await expect.poll(() => focusOf(page), 'the focus is not lost').not.toBe('BODY')
  }
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(place.viewport.width)
}

for (const place of places)
  test.describe(place.name, () => {
    test.use({ viewport: place.viewport })

    for (const state of states.filter(({ isMobileOnly }) => !isMobileOnly || place.viewport === phone))
      test(`${state.name} is accessible`, ({ page, faults }) => {
        faults.expect(/status of 4\d\d|trailing|ERR_ABORTED/)
        return isAccessible(page, state, place)
      })
  })
