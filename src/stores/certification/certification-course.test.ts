import { beforeEach, expect, test } from 'vitest'
import { awaitResponses, openPage, type Page } from '#tests/fixtures/page.ts'
import { getCertificationCourses } from '../../contract/learning/certification-course.ts'

/** Two certifications of the demonstration. */
const [associate, professional] = [2, 3]
const list = '/eu/product-security-certification/list'
let page: Page
let store: typeof import('./certification-course.ts')
beforeEach(async () => {
  page = await openPage()
  page.at(list)
  store = await import('./certification-course.ts')
})
const selected = () => store.$selectedCertification.get()

test('a late answer for another certification is ignored, and so is one after the selection is cleared', async () => {
  for (const [id, state] of [
    [professional, { state: 'ready', id: professional }],
    [undefined, { state: 'static' }],
  ] as const) {
    const answer = page.line.hold(getCertificationCourses)
    const older = store.showCertificationCourses(associate)
    expect(selected()).toEqual({ state: 'loading', id: associate })
    await awaitResponses()
    if (id) await store.showCertificationCourses(id)
    else store.resetSelectedCertification()
    answer()
    await older
    expect(selected()).toMatchObject(state)
  }
})

test('courses that could not be loaded are a failure of their certification', async () => {
  page.line.up = false
  await store.showCertificationCourses(associate)
  expect(selected()).toEqual({ state: 'failed', id: associate })
})

test('a selection is in the address, and only known certifications are selected by it', async () => {
  await store.selectCertification(associate)
  const shared = page.url.pathname + page.url.search
  expect(shared).not.toBe(list)
  await store.selectCertification(associate)
  expect(page.url.pathname + page.url.search).toBe(shared)
  const end = store.syncSelectionWithUrl([associate])
  await awaitResponses()
  expect(selected()).toMatchObject({ state: 'ready', id: associate })
  page.at(list)
  page.returns.fire()
  expect(selected()).toEqual({ state: 'static' })
  end()
  store.syncSelectionWithUrl([professional])
  page.at(shared)
  page.returns.fire()
  expect(selected()).toEqual({ state: 'static' })
})
