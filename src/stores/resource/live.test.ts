import { beforeEach, expect, test } from 'vitest'
import { openPage, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'

interface Named {
  id: number
  name: string
}
let page: Page
let live: typeof import('./live.ts')
/** The requests so far, each with the function that returns its response. */
let requests: { id: number; answer: (item: Named | null) => void }[]

const load = async () => {
  requests = []
  live = await import('./live.ts')
  return live.createLiveItem<Named>(
    (id) => new Promise((resolve) => void requests.push({ id, answer: resolve })),
  )
}
beforeEach(async () => {
  page = await openPageSignedIn()
})

test('concurrent loads share an answer, and a later load leaves the item on the page', async () => {
  const { $live, load: ask } = await load()
  expect(live.liveItemOf($live.get())).toBeUndefined()
  const both = Promise.all([ask(7), ask(7)])
  expect([requests.length, $live.get().state]).toEqual([1, 'loading'])
  requests[0]?.answer({ id: 7, name: 'A' })
  await both
  const again = ask(7)
  expect([requests.length, live.liveItemOf($live.get())]).toEqual([2, { id: 7, name: 'A' }])
  requests[1]?.answer(null)
  await again
  expect([$live.get(), live.liveItemOf($live.get())]).toEqual([{ state: 'failed' }, undefined])
})

test('fields of another answer change the item; without an item nothing changes', async () => {
  const { $live, load: ask, change } = await load()
  change({ name: 'B' })
  expect($live.get()).toEqual({ state: 'static' })
  const loading = ask(7)
  requests[0]?.answer({ id: 7, name: 'A' })
  await loading
  change({ name: 'B' })
  expect(live.liveItemOf($live.get())).toEqual({ id: 7, name: 'B' })
})

test('for an anonymous visitor the item stays as published', async () => {
  page = await openPage()
  const { $live, loadOfLearner } = await load()
  await loadOfLearner(7)
  expect([requests, $live.get()]).toEqual([[], { state: 'static' }])
})

test('while the session is unknown, the item fails to load', async () => {
  const { $live, loadOfLearner } = await load()
  page.line.up = false
  await loadOfLearner(7)
  expect([requests, $live.get()]).toEqual([[], { state: 'failed' }])
})

test('signing out resets the item of a learner', async () => {
  const { $live, loadOfLearner } = await load()
  const loading = loadOfLearner(7)
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.answer({ id: 7, name: 'A' })
  await loading
  const { $session } = await import('../session/session.ts')
  $session.set({ state: 'failed' })
  expect($live.get().state).toBe('ready')
  $session.set({ state: 'anonymous' })
  expect($live.get()).toEqual({ state: 'static' })
})
