import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { draftVersion } from '#server/db/schema/content.ts'
import type { ItemId } from '../item-row/item-row.ts'
import { selectHistory } from './select-history.ts'
import { listDraftVersionRows } from './version-rows.ts'

/**
 * The number of most recent saves that are all stored, so that a conflict with one of these saves has a base for
 * comparison.
 */
const newestSaves = 10

/**
 * The maximum number of older saves in the history, which contains one save for each period in which an editor
 * worked on the draft.
 */
const historyLength = 50

/** Deletes the saves of an item that are needed neither for conflicts nor for the history. */
export async function deleteOldDraftVersions(tx: Db, name: ItemId): Promise<void> {
  const saves = await listDraftVersionRows(tx, name)
  const newest = saves.slice(-newestSaves)
  const history = selectHistory(saves).filter((save) => !newest.includes(save))
  const stored = new Set([...newest, ...history.slice(-historyLength)])
  const old = saves.filter((save) => !stored.has(save)).map(({ version }) => version)
  if (old.length > 0) await tx.delete(draftVersion).where(inArray(draftVersion.version, old))
}
