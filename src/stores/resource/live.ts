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
  let loading: { id: number; done: Promise<void> } | undefined

  /**
   * Loads the item again, because an action has changed it. A response to an earlier request is ignored, because it
   * may describe the item before the action.
   */
  function reload(id: number): Promise<void> {
    if ($live.get().state !== 'ready') $live.set({ state: 'loading' })
    const done: Promise<void> = fetchItem(id).then((item) => {
      if (loading?.done === done) {
        loading = undefined
        $live.set(item === null ? { state: 'failed' } : { state: 'ready', item })
      }
      // If a newer request has replaced this one, the newer request is awaited.
      return loading?.done
    })
    loading = { id, done }
    return done
  }

  /** Loads the item. Concurrent calls share one request. */
  const load = (id: number): Promise<void> => loading?.done ?? reload(id)

  /** Loads the item if a learner is signed in. For anonymous visitors the published state stays. */
  async function loadOfLearner(id: number): Promise<void> {
    const { state } = await loadSession()
    if (state === 'signedIn') await load(id)
    // If the session could not be loaded, the learner may be enrolled. The published state could then be wrong, so
    // a failure is shown.
    if (state === 'failed') $live.set({ state })
  }
  $session.listen(({ state }) => {
    if (state !== 'anonymous') return
    loading = undefined
    $live.set({ state: 'static' })
  })

  /**
   * Changes fields of the item, taken from the response of another API call. If the item is being loaded, it is
   * loaded again, because that response may be older.
   */
  function change(fields: Partial<Item>): void {
    const item = liveItemOf($live.get())
    if (item !== undefined) $live.set({ state: 'ready', item: { ...item, ...fields } })
    if (loading) void reload(loading.id)
  }

  return { $live, load, reload, loadOfLearner, change }
}
