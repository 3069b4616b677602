import type { Db } from '#server/db/client.ts'
import type { contentEdition } from '#server/db/schema/content.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type ItemId, listEditionRows } from '../item-row/item-row.ts'

type EditionRow = typeof contentEdition.$inferSelect

/** Returns an edition of an item. Refused as `notFound` if there is no such edition. */
export async function findEdition(
  db: Db,
  { edition, ...name }: ItemId & { edition: number },
): Promise<(Pick<EditionRow, 'act' | 'editor' | 'document'> & { at: string }) | RefusedResult> {
  const row = (await listEditionRows(db, name)).find((each) => each.edition === edition)
  if (!row) return refuse('notFound')
  const { act, editor, document, at } = row
  return { act, editor, document, at: at.toISOString() }
}
