import { atom } from 'nanostores'
import { $session, loadSession } from '../session/session.ts'

/**
 * An item of the page as it is now for this learner. `static` until it is asked for: the page shows what was
 * published.
 */
export type Live<Item> =
  | { state: 'static' }
  | { state: 'loading' }
  | { state: 'ready'; item: Item }
  | { state: 'failed' }

/**
 * The item of a live state; undefined until it is known.
 * @example referenceOf({ state: 'ready', item: 7 }) // 7
 */
export const liveItemOf = <Item>(live: Live<Item>): Item | undefined =>
  live.state === 'ready' ? live.item : undefined

/**
 * Creates a store of an item that is asked for by its id. `ask` answers null for an item that could not be
 * loaded.
 * @example const live = createLive(ask)
 * await live.load(7)
 * live.$live.get() // { state: 'ready', item: ... }
 */
export function createLive<Item>(ask: (id: number) => Promise<Item | null>) {
  const $live = atom<Live<Item>>({ state: 'static' })
  let asking: Promise<void> | undefined

  async function askNow(id: number): Promise<void> {
    if ($live.get().state !== 'ready') $live.set({ state: 'loading' })
    const item = await ask(id)
    $live.set(item === null ? { state: 'failed' } : { state: 'ready', item })
  }

  /** Asks for the item as it is now; several islands that ask at once share one answer. */
  function load(id: number): Promise<void> {
    asking ??= askNow(id).finally(() => {
      asking = undefined
    })
    return asking
  }

  /**
   * Asks for the item as it is now where a learner is signed in; for anonymous readers it stays as published.
   */
  async function loadOfLearner(id: number): Promise<void> {
    const { state } = await loadSession()
    if (state === 'signedIn') await load(id)
    // Who could not be known may well be enrolled.
    if (state === 'failed') $live.set({ state })
  }
  $session.listen(({ state }) => {
    if (state === 'anonymous') $live.set({ state: 'static' })
  })

  /** Changes known fields of the item without asking, after an answer that told them. */
  function change(known: Partial<Item>): void {
    const item = liveItemOf($live.get())
    if (item !== undefined) $live.set({ state: 'ready', item: { ...item, ...known } })
  }

  return { $live, load, loadOfLearner, change }
}
