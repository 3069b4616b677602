import { atom } from 'nanostores'
import { $session, loadSession } from '../session/session.ts'

/**
 * An item of the page in its current state for this learner. `static` until it is loaded; meanwhile the page shows
 * the published state.
 */
export type LiveItemState<Item> =
  | { state: 'static' }
  | { state: 'loading' }
  | { state: 'ready'; item: Item }
  | { state: 'failed' }

/**
 * Returns the item of a live state; undefined until it is loaded.
 * @example liveItemOf({ state: 'ready', item: 7 }) // 7
 */
export const liveItemOf = <Item>(live: LiveItemState<Item>): Item | undefined =>
  live.state === 'ready' ? live.item : undefined

/**
 * Creates a store of an item that is loaded by its id. `fetchItem` returns null if the item could not be loaded.
 * @example const live = createLiveItem(fetchItem)
 * await live.load(7)
 * live.$live.get() // { state: 'ready', item: ... }
 */
export function createLiveItem<Item>(fetchItem: (id: number) => Promise<Item | null>) {
  const $live = atom<LiveItemState<Item>>({ state: 'static' })
  let loading: Promise<void> | undefined

  async function loadNow(id: number): Promise<void> {
    if ($live.get().state !== 'ready') $live.set({ state: 'loading' })
    const item = await fetchItem(id)
    $live.set(item === null ? { state: 'failed' } : { state: 'ready', item })
  }

  /** Loads the item. Concurrent calls share one request. */
  function load(id: number): Promise<void> {
    loading ??= loadNow(id).finally(() => {
      loading = undefined
    })
    return loading
  }

  /** Loads the item if a learner is signed in. For anonymous visitors the published state stays. */
  async function loadOfLearner(id: number): Promise<void> {
    const { state } = await loadSession()
    if (state === 'signedIn') await load(id)
    // If the session could not be loaded, the learner may be enrolled. The published state could then be wrong, so
    // a failure is shown.
    if (state === 'failed') $live.set({ state })
  }
  $session.listen(({ state }) => {
    if (state === 'anonymous') $live.set({ state: 'static' })
  })

  /** Changes fields of the item, taken from the response of another API call. */
  function change(fields: Partial<Item>): void {
    const item = liveItemOf($live.get())
    if (item !== undefined) $live.set({ state: 'ready', item: { ...item, ...fields } })
  }

  return { $live, load, loadOfLearner, change }
}
