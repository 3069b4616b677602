import { expect, test } from 'vitest'
import type { Result } from '../../api/result.ts'
import { createResource } from './resource.ts'

const found = (value: string): Result<string> => ({ ok: true, value })
const failed: Result<string> = { ok: false, failure: { kind: 'unreachable' }, value: null }

/** Creates a resource. `answers` are the functions that resolve its requests so far. */
function open() {
  const answers: ((result: Result<string>) => void)[] = []
  const resource = createResource(() => new Promise<Result<string>>((resolve) => void answers.push(resolve)))
  return { ...resource, answers }
}

test('a resource is requested once, until it is loaded again', async () => {
  const { $state, answers, load } = open()
  const both = Promise.all([load(), load()])
  answers[0]?.(found('one'))
  await both
  await load()
  expect([answers.length, $state.get()]).toEqual([1, { state: 'ready', value: 'one' }])
  void load(true)
  expect([answers.length, $state.get()]).toEqual([2, { state: 'loading' }])
})

test('a late answer to an older request is dropped', async () => {
  const { $state, answers, load } = open()
  const [older, newer] = [load(), load(true)]
  answers[1]?.(found('newer'))
  await newer
  answers[0]?.(found('older'))
  await older
  expect($state.get()).toEqual({ state: 'ready', value: 'newer' })
})

test('during a refresh the old value shows, and it stays where the refresh fails', async () => {
  const { $state, answers, load, refresh } = open()
  const first = refresh()
  answers[0]?.(failed)
  await first
  expect($state.get()).toEqual({ state: 'failed' })
  const again = load(true)
  answers[1]?.(found('old'))
  await again
  for (const result of [failed, found('new')]) {
    const refreshed = refresh()
    expect($state.get()).toEqual({ state: 'ready', value: 'old' })
    answers.at(-1)?.(result)
    await refreshed
  }
  expect($state.get()).toEqual({ state: 'ready', value: 'new' })
})
