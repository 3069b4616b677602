import { atom } from 'nanostores'
import type { Result } from '../../api/result.ts'

/** The result of an API call that is made once per page. After a failure the call can be repeated. */
export type Resource<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed' }

export function createResource<Value>(send: () => Promise<Result<Value>>) {
  const $state = atom<Resource<Value>>({ state: 'loading' })
  let loading: Promise<void> | undefined
  let latest = 0

  /** Makes the call. If another call is made meanwhile, the response is ignored. */
  async function sendNow(): Promise<void> {
    latest += 1
    const id = latest
    const result = await send()
    if (id !== latest) return
    $state.set(result.ok ? { state: 'ready', value: result.value } : { state: 'failed' })
  }

  /** Makes the call, unless its result is loaded or being loaded. With `again`, the call is made in any case. */
  function load(again = false): Promise<void> {
    if (again) {
      loading = undefined
      $state.set({ state: 'loading' })
    }
    loading ??= sendNow()
    return loading
  }

  /**
   * Loads the value again. The old value stays until the new value is loaded. If loading fails, the old value stays.
   */
  async function refresh(): Promise<void> {
    const before = $state.get()
    await sendNow()
    if ($state.get().state === 'failed' && before.state === 'ready') $state.set(before)
  }

  return { $state, load, refresh }
}
