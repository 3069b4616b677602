import { useEffect, useRef, useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import { publishItems, withdrawItems } from '#src/contract/publishing/bulk.ts'
import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import { deskApi } from '../../api/desk-api.ts'
import { loadSiteStates } from '../../session/site-states.ts'
import { watchProgress } from './bulk-progress.ts'

/** The result of an action on several items, with the titles of the items. */
export interface CompletedBulkAction {
  action: 'publish' | 'withdraw'
  titles: ReadonlyMap<string, string>
  /** The withdrawn items that can be published again with the same text, because they have no draft. */
  undoable: readonly ListedItem[]
  outcome: ResponseOf<typeof publishItems>
}

/** Returns the key by which an item is found in results. */
export const outcomeKeyOf = ({ family, id }: Pick<ListedItem, 'family' | 'id'>): string => `${family} ${id}`

/** Whether an item is already in the state to which an action changes it. */
const isChanged = ({ state, draft }: ListedItem, action: CompletedBulkAction['action']): boolean =>
  action === 'withdraw' ? state === 'withdrawn' : state === 'published' && !draft

/**
 * Returns the items that were withdrawn just now and have no draft. Publishing these items restores exactly the
 * text that was public before.
 */
function undoableOf(
  items: readonly ListedItem[],
  { outcomes }: CompletedBulkAction['outcome'],
): ListedItem[] {
  const editions = new Map(
    outcomes.map((each) => [outcomeKeyOf(each), each.outcome === 'done' ? each.edition : null]),
  )
  return items.flatMap((item): ListedItem[] => {
    const edition = editions.get(outcomeKeyOf(item)) ?? null
    return item.draft || edition === null ? [] : [{ ...item, state: 'withdrawn', edition }]
  })
}

/**
 * Publishes or withdraws several items, one action at a time. The server continues if the tab is closed. `onDone` is
 * called when the action has finished. Its argument is the id of the action, but only if the result is shown.
 */
export function useBulkAction(items: readonly ListedItem[], onDone: (shownId?: number) => void) {
  const [running, setRunning] = useState<CompletedBulkAction['action']>()
  const [done, setDone] = useState<CompletedBulkAction>()
  const [failure, setFailure] = useState<Failure>()
  /** The number of items that the running action has changed so far, and the number of items that it will change. */
  const [progress, setProgress] = useState<{ count: number; all: number }>()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const run = async (action: CompletedBulkAction['action'], chosen = items): Promise<void> => {
    if (running) return
    setRunning(action)
    setDone(undefined)
    setFailure(undefined)
    const titles = new Map(chosen.map((item) => [outcomeKeyOf(item), item.title]))
    const call = action === 'publish' ? publishItems : withdrawItems
    const request = { items: chosen.map(({ family, id }) => ({ family, id })) }
    const open = chosen.filter((item) => !isChanged(item, action))
    const stopWatching = watchProgress(open, (count) => setProgress({ count, all: open.length }))
    const result = await deskApi().call(call, request, { waitsForPublish: true, shownByCaller: 'refusals' })
    stopWatching()
    setProgress(undefined)
    setRunning(undefined)
    if (result.ok)
      setDone({
        action: action,
        titles,
        undoable: action === 'withdraw' ? undoableOf(chosen, result.value) : [],
        outcome: result.value,
      })
    else setFailure(result.failure)
    onDone(result.ok && isOpen.current ? result.value.actId : undefined)
    void loadSiteStates()
  }
  const clear = () => {
    setDone(undefined)
    setFailure(undefined)
  }
  return { running, progress, done, failure, run, clear }
}
