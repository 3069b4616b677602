import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition, draftVersion } from '#server/db/schema/content.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { draftRow, editionRows, type ItemName } from '../item-row/item-row.ts'

/** The document that an editor started from: a saved draft by its version, else an edition by its number. */
export interface DraftStart {
  version?: number | undefined
  edition?: number | undefined
}

/**
 * Refuses a change of a draft as `conflict` if it did not start from the newest document; else returns
 * undefined. The context holds the documents `base` (null if no longer stored) and `theirs`, with its editor
 * and time. Call it while the item's row is locked.
 */
export async function findConflict(
  tx: Db,
  name: ItemName,
  edition: number,
  start: DraftStart,
): Promise<RefusedResult | undefined> {
  const draft = await draftRow(tx, name)
  const isNewest = draft
    ? start.version === draft.version
    : start.version === undefined && start.edition === edition
  if (isNewest) return undefined
  const last = (await editionRows(tx, name)).at(-1)
  const theirs = draft
    ? {
        version: draft.version,
        editor: draft.editor,
        at: draft.changedAt.toISOString(),
        document: draft.document,
      }
    : last && { version: null, editor: last.editor, at: last.at.toISOString(), document: last.document }
  return refuse('conflict', { base: await findBase(tx, name, start), theirs: { ...theirs, edition } })
}

/** Returns the document that an editor started from; null if it is no longer stored. */
async function findBase(
  tx: Db,
  { family, id }: ItemName,
  { version, edition }: DraftStart,
): Promise<object | null> {
  const [found] =
    version === undefined
      ? await tx
          .select({ document: contentEdition.document })
          .from(contentEdition)
          .where(
            and(
              eq(contentEdition.family, family),
              eq(contentEdition.id, id),
              eq(contentEdition.edition, edition ?? 0),
            ),
          )
      : await tx
          .select({ document: draftVersion.document })
          .from(draftVersion)
          .where(
            and(eq(draftVersion.version, version), eq(draftVersion.family, family), eq(draftVersion.id, id)),
          )
  return found?.document ?? null
}
