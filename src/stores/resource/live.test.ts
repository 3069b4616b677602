import { beforeEach, expect, test } from 'vitest'
import { openPage, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'

interface Named {
  id: number
  name: string
}
let page: Page
let live: typeof import('./live.ts')
/** What was asked for so far, and the functions that answer it. */
let asked: { id: number; answer: (item: Named | null) => void }[]

const load = async () => {
  asked = []
  live = await import('./live.ts')
  return live.createLive<Named>((id) => new Promise((resolve) => void asked.push({ id, answer: resolve })))
}
beforeEach(async () => {
  page = await openPageSignedIn()
})

test('several that ask at the same time share an answer, and later ones ask again while the item shows', async () => {
  const { $live, load: ask } = await load()
  expect(live.liveItemOf($live.get())).toBeUndefined()
  const both = Promise.all([ask(7), ask(7)])
  expect([asked.length, $live.get().state]).toEqual([1, 'loading'])
  asked[0]?.answer({ id: 7, name: 'A' })
  await both
  const again = ask(7)
  expect([asked.length, live.liveItemOf($live.get())]).toEqual([2, { id: 7, name: 'A' }])
  asked[1]?.answer(null)
  await again
  expect([$live.get(), live.liveItemOf($live.get())]).toEqual([{ state: 'failed' }, undefined])
})

test('fields that an answer told change in the item; without an item nothing does', async () => {
  const { $live, load: ask, change } = await load()
  change({ name: 'B' })
  expect($live.get()).toEqual({ state: 'static' })
  const loading = ask(7)
  asked[0]?.answer({ id: 7, name: 'A' })
  await loading
  change({ name: 'B' })
  expect(live.liveItemOf($live.get())).toEqual({ id: 7, name: 'B' })
})

test('for an anonymous reader the item stays as it was published', async () => {
  page = await openPage()
  const { $live, loadOfLearner } = await load()
  await loadOfLearner(7)
  expect([asked, $live.get()]).toEqual([[], { state: 'static' }])
})

test('where nobody can know who reads, the item could not be loaded', async () => {
  const { $live, loadOfLearner } = await load()
  page.line.up = false
  await loadOfLearner(7)
  expect([asked, $live.get()]).toEqual([[], { state: 'failed' }])
})

test('the item of a learner goes when they are signed out', async () => {
  const { $live, loadOfLearner } = await load()
  const loading = loadOfLearner(7)
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.answer({ id: 7, name: 'A' })
  await loading
  const { $session } = await import('../session/session.ts')
  $session.set({ state: 'failed' })
  expect($live.get().state).toBe('ready')
  $session.set({ state: 'anonymous' })
  expect($live.get()).toEqual({ state: 'static' })
})
