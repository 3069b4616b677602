import { atom } from 'nanostores'
import { loadSession } from './session.ts'

/** Something of the page as it is now for this learner. `static` until it is asked for: the page shows what was published. */
export type Live<Item> =
  | { state: 'static' }
  | { state: 'loading' }
  | { state: 'ready'; item: Item }
  | { state: 'failed' }

/** The item, once it is known. */
export const itemOf = <Item>(live: Live<Item>): Item | undefined =>
  live.state === 'ready' ? live.item : undefined

/** What is asked for by its id. `ask` answers null for what could not be loaded. */
export function createLive<Item>(ask: (id: number) => Promise<Item | null>) {
  const $live = atom<Live<Item>>({ state: 'static' })
  let asking: Promise<void> | undefined

  async function askNow(id: number): Promise<void> {
    if ($live.get().state !== 'ready') $live.set({ state: 'loading' })
    const item = await ask(id)
    $live.set(item === null ? { state: 'failed' } : { state: 'ready', item })
  }

  /** Asks for it as it is now; several islands that ask at once share one answer. */
  function load(id: number): Promise<void> {
    asking ??= askNow(id).finally(() => {
      asking = undefined
    })
    return asking
  }

  /** For a learner, asks for it as it is now; anonymous readers keep what was published. */
  async function loadOfLearner(id: number): Promise<void> {
    const session = await loadSession()
    if (session.state === 'signedIn') await load(id)
  }

  return { $live, load, loadOfLearner }
}
