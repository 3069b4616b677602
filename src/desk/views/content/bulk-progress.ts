import { findContentItems } from '#src/contract/publishing/content-list.ts'
import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import { deskApi } from '../../api/desk-api.ts'
import { readableRows } from '../../components/readable-rows.ts'
import { itemKey } from './item-key.ts'
import { maxBulkItems } from './max-bulk-items.ts'

/** The interval at which the changed items are counted, in milliseconds. */
const interval = 1000

/** Returns the number of items that now have a newer edition; undefined if the server does not respond. */
async function countChanged(items: readonly ListedItem[]): Promise<number | undefined> {
  const result = await deskApi().call(
    findContentItems,
    { sort: '-changed', limit: maxBulkItems },
    { shownByCaller: 'refusals' },
  )
  if (!result.ok) return undefined
  const editions = new Map(readableRows(result.value.rows).map((row) => [itemKey(row), row.edition]))
  return items.filter((item) => (editions.get(itemKey(item)) ?? 0) > item.edition).length
}

/** Reports once a second how many items an action has changed. Returns a function that stops the reports. */
export function watchProgress(items: readonly ListedItem[], onCount: (count: number) => void): () => void {
  let isOver = false
  const report = async () => {
    const count = await countChanged(items)
    if (!isOver && count !== undefined) onCount(count)
  }
  const timer = setInterval(() => void report(), interval)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
