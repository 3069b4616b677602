import { atom } from 'nanostores'
import type { Result } from '../../api/result.ts'

/** The answer of a call that is asked once a page; after a failure it may be asked again. */
export type Resource<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed' }

export function createResource<Value>(ask: () => Promise<Result<Value>>) {
  const $asked = atom<Resource<Value>>({ state: 'loading' })
  let asking: Promise<void> | undefined
  let latest = 0

  /** Asks; only the newest question's answer is shown. */
  async function askNow(): Promise<void> {
    latest += 1
    const mine = latest
    const answer = await ask()
    if (mine !== latest) return
    $asked.set(answer.ok ? { state: 'ready', value: answer.value } : { state: 'failed' })
  }

  /** Asks, unless the answer is there or on its way; `again` asks anew. */
  function load(again = false): Promise<void> {
    if (again) {
      asking = undefined
      $asked.set({ state: 'loading' })
    }
    asking ??= askNow()
    return asking
  }

  /** Asks anew while what is there stays to be seen, and keeps it where that fails. */
  async function refresh(): Promise<void> {
    const before = $asked.get()
    await askNow()
    if ($asked.get().state === 'failed' && before.state === 'ready') $asked.set(before)
  }

  return { $asked, load, refresh }
}
