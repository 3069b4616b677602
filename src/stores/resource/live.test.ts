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

test('after an action, an older response that is still on its way is ignored', async () => {
  const { $live, load: ask, reload } = await load()
  const first = ask(7)
  requests[0]?.answer({ id: 7, name: 'A' })
  await first
  const older = ask(7)
  const newer = reload(7)
  requests[2]?.answer({ id: 7, name: 'after the action' })
  await newer
  requests[1]?.answer({ id: 7, name: 'before the action' })
  await older
  expect(live.liveItemOf($live.get())).toEqual({ id: 7, name: 'after the action' })
})

test('changed fields are not replaced by an older response that is still on its way', async () => {
  const { $live, load: ask, change } = await load()
  const first = ask(7)
  requests[0]?.answer({ id: 7, name: 'A' })
  await first
  const older = ask(7)
  change({ name: 'B' })
  requests[1]?.answer({ id: 7, name: 'A' })
  requests[2]?.answer({ id: 7, name: 'B' })
  await older
  expect(live.liveItemOf($live.get())).toEqual({ id: 7, name: 'B' })
})

test('a response that arrives after signing out is ignored', async () => {
  const { $live, load: ask } = await load()
  const loading = ask(7)
  const { $session } = await import('../session/session.ts')
  $session.set({ state: 'anonymous' })
  requests[0]?.answer({ id: 7, name: 'A' })
  await loading
  expect($live.get()).toEqual({ state: 'static' })
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
