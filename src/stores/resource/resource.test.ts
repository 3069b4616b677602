import { expect, test } from 'vitest'
import type { Result } from '../../api/result.ts'
import { createResource } from './resource.ts'

const found = (value: string): Result<string> => ({ ok: true, value })
const failed: Result<string> = { ok: false, failure: { kind: 'unreachable' }, value: null }

/** Something that is asked for, and the questions so far, each with the function that answers it. */
function open() {
  const answers: ((answer: Result<string>) => void)[] = []
  const asked = createResource(() => new Promise<Result<string>>((resolve) => void answers.push(resolve)))
  return { ...asked, answers }
}

test('it is requested once, until somebody asks again', async () => {
  const { $asked, answers, load } = open()
  const both = Promise.all([load(), load()])
  answers[0]?.(found('one'))
  await both
  await load()
  expect([answers.length, $asked.get()]).toEqual([1, { state: 'ready', value: 'one' }])
  void load(true)
  expect([answers.length, $asked.get()]).toEqual([2, { state: 'loading' }])
})

test('a late answer to an older question is dropped', async () => {
  const { $asked, answers, load } = open()
  const [older, newer] = [load(), load(true)]
  answers[1]?.(found('newer'))
  await newer
  answers[0]?.(found('older'))
  await older
  expect($asked.get()).toEqual({ state: 'ready', value: 'newer' })
})

test('while it is refreshed the old value shows, and stays where that fails', async () => {
  const { $asked, answers, load, refresh } = open()
  const first = refresh()
  answers[0]?.(failed)
  await first
  expect($asked.get()).toEqual({ state: 'failed' })
  const again = load(true)
  answers[1]?.(found('old'))
  await again
  for (const answer of [failed, found('new')]) {
    const refreshed = refresh()
    expect($asked.get()).toEqual({ state: 'ready', value: 'old' })
    answers.at(-1)?.(answer)
    await refreshed
  }
  expect($asked.get()).toEqual({ state: 'ready', value: 'new' })
})
