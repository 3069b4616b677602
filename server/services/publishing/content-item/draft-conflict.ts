import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition, draftVersion } from '#server/db/schema/content.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findDraftRow, type ItemId, listEditionRows } from '../item-row/item-row.ts'

/**
 * The document from which an editor started: a saved draft, identified by its version, or an edition, identified by
 * its number.
 */
export interface DraftStart {
  version?: number | undefined
  edition?: number | undefined
}

/**
 * Returns the refusal `conflict` if a change of a draft did not start from the newest document; otherwise undefined.
 * The context contains the item's `id` and two documents, and the editor and time of the newest one. `base` is the
 * document from which the editor started; null if it is no longer stored. `theirs` is the newest document. Call it
 * while the item's row is locked.
 */
export async function findDraftConflict(
  tx: Db,
  name: ItemId,
  edition: number,
  start: DraftStart,
): Promise<RefusedResult | undefined> {
  const draft = await findDraftRow(tx, name)
  const isNewest = draft
    ? start.version === draft.version
    : start.version === undefined && start.edition === edition
  if (isNewest) return undefined
  const last = (await listEditionRows(tx, name)).at(-1)
  const theirs = draft
    ? {
        version: draft.version,
        editor: draft.editor,
        at: draft.changedAt.toISOString(),
        document: draft.document,
      }
    : last && { version: null, editor: last.editor, at: last.at.toISOString(), document: last.document }
  return refuse('conflict', {
    id: name.id,
    base: await findBase(tx, name, start),
    theirs: { ...theirs, edition },
  })
}

/** Returns the document that an editor started from; null if it is no longer stored. */
async function findBase(
  tx: Db,
  { family, id }: ItemId,
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
