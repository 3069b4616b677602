import { and, eq, max } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { audience } from '#src/domain/content-item/document.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import type { EditorLimits } from '#src/domain/editor-limits.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findItemRow, findNewestDocument } from '../item-row/item-row.ts'
import { checkChangeRights } from '../rights/check-change-rights.ts'
import { assignPartNumbers } from './assign-part-numbers.ts'
import { auditDraftSave } from './audit-draft-save.ts'
import { type DraftStart, findDraftConflict } from './draft-conflict.ts'
import { lockRevisions } from './publish-documents.ts'
import type { PublishInput } from './publish-input.ts'
import type { DraftItem } from './read-document.ts'
import { readDraftInThread } from './read-documents-in-thread.ts'
import { storeDraft } from './store-draft.ts'

export interface SaveDraftInput extends DraftStart {
  family: Family
  /** The id of the item; undefined for a new item. */
  id: number | undefined
  /** The random name that the client gave to a new item, so that a repeated request creates no second item. */
  creation?: string | undefined
  document: unknown
}

/** A saved draft. `isNumbered` is true if parts of the draft were given new numbers. */
export interface SavedDraft {
  item: DraftItem
  version: number
  isNumbered: boolean
}

/**
 * Saves a draft, replacing the draft from which the editor started. Refused as `notFound` for an unknown id; as
 * `invalid` for a value of a wrong type or an unknown field (context `issues`); as `forbidden` if the editor's
 * permissions do not allow the changes; and as `conflict` if another editor has saved or published in the meantime
 * (context `base` and `theirs`). After a refusal nothing is replaced.
 */
export async function saveDraft(
  db: Db,
  draft: SaveDraftInput,
  input: PublishInput,
): Promise<SavedDraft | RefusedResult> {
  const given = { family: draft.family, id: draft.id ?? 0, document: draft.document }
  const read = await readDraftInThread(given)
  if (isRefused(read)) return read
  return db.transaction(async (tx) => {
    const id = draft.id ?? (await findOrTakeId(tx, draft))
    const numbered = await assignPartNumbers(tx, { ...read, id })
    const item = numbered ?? { ...read, id }
    const row = await findItemRow(tx, item, true)
    if (draft.id !== undefined && !row) return refuse('notFound')
    const conflict = row && (await findDraftConflict(tx, item, row.edition, draft))
    if (conflict) return conflict
    const before = row && (await findNewestDocument(tx, item))?.document
    const refused = await refuseDraft(input.limits, item, before)
    if (refused) return refused
    if (!row) await insertItem(tx, item, draft.creation)
    const version = await storeDraft(tx, item, input)
    await auditDraftSave(tx, item, version, input)
    return { item, version, isNumbered: numbered !== undefined }
  })
}

/**
 * Returns the refusal `forbidden` for a draft that the editor's permissions do not allow; otherwise null. Before a
 * refusal, the earlier document is parsed with the current schema: fields that were added to the schema in the
 * meantime are not changes by the editor.
 */
async function refuseDraft(
  limits: EditorLimits,
  item: DraftItem,
  before: unknown,
): Promise<RefusedResult | null> {
  const change = { before: before as object | undefined, after: item.document }
  const refused = checkChangeRights(limits, change)
  if (!refused || !before) return refused
  const read = await readDraftInThread({ ...item, document: before })
  return isRefused(read) ? refused : checkChangeRights(limits, { ...change, before: read.document })
}

/**
 * Returns the id of the item that an earlier request with the same `creation` created, or the next id of the family.
 * A lock makes concurrent editors wait.
 */
async function findOrTakeId(tx: Db, { family, creation }: SaveDraftInput): Promise<number> {
  await lockRevisions(tx)
  const { id } = contentItem
  const isCreated = and(eq(contentItem.family, family), eq(contentItem.creation, creation ?? ''))
  const [created] = creation === undefined ? [] : await tx.select({ id }).from(contentItem).where(isCreated)
  return created?.id ?? findNextItemId(tx, family)
}

/** Returns the id of the next new item of a family. */
export async function findNextItemId(tx: Db, family: Family): Promise<number> {
  const [row] = await tx
    .select({ id: max(contentItem.id) })
    .from(contentItem)
    .where(eq(contentItem.family, family))
  return (row?.id ?? 0) + 1
}

/**
 * Inserts a new item. Nothing refers to the item until it is first published. The first publication also sets the
 * item's key and audience.
 */
function insertItem(tx: Db, { family, id, document }: DraftItem, creation: string | undefined) {
  const read = z.safeParse(audience, document.audience)
  const tenants = read.success ? [...read.data.tenants] : []
  const start = { key: String(id), state: 'draft', edition: 0, tenants } as const
  return tx.insert(contentItem).values({ family, id, creation, ...start })
}
