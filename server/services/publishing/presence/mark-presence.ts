import { and, asc, eq, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentPresence } from '#server/db/schema/content-presence.ts'
import { type PresentEditor, presenceTimeout } from '#src/domain/content-item/presence.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findItemRow, type ItemId } from '../item-row/item-row.ts'

/** The editor who has an item open: the name for the audit log, and the name that other editors see. */
interface Visitor {
  editor: string
  name: string
  editing: boolean
  now: number
}

/**
 * Stores that an editor has an item open, and returns the other editors. Refused as `notFound` for an unknown item.
 */
export async function markPresence(
  db: Db,
  { family, id }: ItemId,
  { editor, name, editing, now }: Visitor,
): Promise<{ others: PresentEditor[] } | RefusedResult> {
  if (!(await findItemRow(db, { family, id }))) return refuse('notFound')
  await purgePresence(db, now)
  const at = new Date(now)
  await db
    .insert(contentPresence)
    .values({ ...{ family, id, editor, name, isEditing: editing }, since: at, seenAt: at })
    .onConflictDoUpdate({
      target: [contentPresence.family, contentPresence.id, contentPresence.editor],
      set: { name, isEditing: editing, seenAt: at },
    })
  const isOther = ne(contentPresence.editor, editor)
  const rows = await db
    .select()
    .from(contentPresence)
    .where(and(eq(contentPresence.family, family), eq(contentPresence.id, id), isOther))
    .orderBy(asc(contentPresence.since), asc(contentPresence.editor))
  return {
    others: rows.map((row) => ({ name: row.name, since: row.since.toISOString(), editing: row.isEditing })),
  }
}

/** Deletes the presence of editors whose browser did not report within the last minute that the item is open. */
export const purgePresence = (db: Db, now: number): Promise<unknown> =>
  db.delete(contentPresence).where(lt(contentPresence.seenAt, new Date(now - presenceTimeout)))
