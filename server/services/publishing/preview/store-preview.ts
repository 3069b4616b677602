import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentPreview } from '#server/db/schema/content-preview.ts'
import { hasOwnPage, itemUrlOf } from '#server/services/platform/content-query/item-url.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { Family, Item } from '#src/domain/content-item/families.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Place } from '#src/routes.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { assignPartNumbers } from '../content-item/assign-part-numbers.ts'
import { checkDraft } from '../content-item/check-content.ts'
import { errorFindingsOf } from '../content-item/publish-item.ts'
import type { DraftItem } from '../content-item/read-document.ts'
import { readDraftInThread } from '../content-item/read-documents-in-thread.ts'
import { findNextItemId } from '../content-item/save-draft.ts'
import { findItemRow } from '../item-row/item-row.ts'
import { fillMissingTexts } from './fill-missing-texts.ts'

/** A document to preview; `id` is undefined for a new item. */
export interface PreviewedDocument {
  family: Family
  id: number | undefined
  document: unknown
}

/** A stored preview: the URL of its page, and whether this page belongs to the item alone. */
export interface StoredPreview {
  path: string
  isOwnPage: boolean
}

interface PreviewInput {
  sites: Sites
  place: Place
  id: string
  expiresAt: number
}

/**
 * Reads the previewed document as a draft. A new item and new parts get the ids that they would get if the draft were
 * saved.
 */
async function readPreviewedDraft(db: Db, given: PreviewedDocument): Promise<DraftItem | RefusedResult> {
  const id = given.id ?? (await findNextItemId(db, given.family))
  const read = await readDraftInThread({ ...given, id })
  if (isRefused(read)) return read
  if (given.id !== undefined && !(await findItemRow(db, { family: given.family, id: given.id })))
    return refuse('notFound')
  return (await assignPartNumbers(db, read)) ?? read
}

/**
 * Stores an unsaved document, so that its page can be requested once. Refused as `invalid` (context `issues`) for
 * values of a wrong type, and as `notFound` for an unknown item, and for a family that no page shows.
 */
export async function storePreview(
  db: Db,
  given: PreviewedDocument,
  { sites, place, id, expiresAt }: PreviewInput,
): Promise<StoredPreview | RefusedResult> {
  const draft = await readPreviewedDraft(db, given)
  if (isRefused(draft)) return draft
  const item = fillMissingTexts(draft)
  const path = itemUrlOf(place, item ?? (draft as Item))
  if (path === undefined) return refuse('notFound')
  const findings: ContentFinding[] = item ? [] : errorFindingsOf(await checkDraft(db, sites, draft))
  await db.insert(contentPreview).values({
    ...{ id, family: draft.family, item: draft.id, document: item?.document ?? null, findings },
    ...{ tenant: place.tenant, path, expiresAt: new Date(expiresAt) },
  })
  return { path, isOwnPage: hasOwnPage(draft.family) }
}

/** Deletes the previews that expired before an instant. */
export const purgePreviews = (db: Db, now: number): Promise<unknown> =>
  db.delete(contentPreview).where(lt(contentPreview.expiresAt, new Date(now)))
