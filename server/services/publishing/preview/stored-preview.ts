import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentPreview } from '#server/db/schema/content-preview.ts'
import type { Item } from '#src/domain/content-item/families.ts'

export type ContentPreviewRow = typeof contentPreview.$inferSelect

/**
 * Claims a stored preview for the only request of its page; undefined if it was claimed before, has expired, or
 * belongs to another page.
 */
export async function claimPreview(
  db: Db,
  { id, tenant, path }: Pick<ContentPreviewRow, 'id' | 'tenant' | 'path'>,
  now: number,
): Promise<ContentPreviewRow | undefined> {
  const { expiresAt, usedAt } = contentPreview
  const ofPage = and(eq(contentPreview.tenant, tenant), eq(contentPreview.path, path))
  const [row] = await db
    .update(contentPreview)
    .set({ usedAt: new Date(now) })
    .where(and(eq(contentPreview.id, id), ofPage, isNull(usedAt), gt(expiresAt, new Date(now))))
    .returning()
  return row
}

/** Returns the item of a preview whose page is being rendered, or undefined. */
export async function findPreviewedItem(db: Db, id: string): Promise<Item | undefined> {
  const { family, item, document, usedAt } = contentPreview
  const [row] = await db
    .select({ family, id: item, document })
    .from(contentPreview)
    .where(and(eq(contentPreview.id, id), isNotNull(usedAt)))
  return row?.document ? (row as Item) : undefined
}

/** Deletes a preview after its page was rendered. */
export const deletePreview = (db: Db, id: string): Promise<unknown> =>
  db.delete(contentPreview).where(eq(contentPreview.id, id))
