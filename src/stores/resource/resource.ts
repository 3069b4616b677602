import { atom } from 'nanostores'
import type { Result } from '../../api/result.ts'

/** The answer of a call that is sent once per page; after a failure it may be sent again. */
export type Resource<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed' }

export function createResource<Value>(send: () => Promise<Result<Value>>) {
  const $state = atom<Resource<Value>>({ state: 'loading' })
  let loading: Promise<void> | undefined
  let latest = 0

  /** Sends the call; only the latest answer is shown. */
  async function sendNow(): Promise<void> {
    latest += 1
    const id = latest
    const answer = await send()
    if (id !== latest) return
    $state.set(answer.ok ? { state: 'ready', value: answer.value } : { state: 'failed' })
  }

  /** Sends the call, unless its answer is loaded or loading; `again` sends it in any case. */
  function load(again = false): Promise<void> {
    if (again) {
      loading = undefined
      $state.set({ state: 'loading' })
    }
    loading ??= sendNow()
    return loading
  }

  /** Reloads the value while the old value is shown; if this fails, the old value stays. */
  async function refresh(): Promise<void> {
    const before = $state.get()
    await sendNow()
    if ($state.get().state === 'failed' && before.state === 'ready') $state.set(before)
  }

  return { $state, load, refresh }
}
