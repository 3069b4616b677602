import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, draftVersion } from '#server/db/schema/content.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { saveListings } from '../content-list/save-listings.ts'
import type { PublishInput } from './publish-input.ts'
import type { DraftItem } from './read-document.ts'

/** The number of saved versions stored per item; a conflict with an older one has no base. */
const storedVersions = 10

/**
 * Stores the draft of an item, replacing the previous one, and returns its version. The scheduled time stays.
 * Invariant: the caller has locked the item's row, and has refused a draft that started from an older
 * version.
 */
export async function storeDraft(tx: Db, item: DraftItem, { editor, now }: PublishInput): Promise<number> {
  const { family, id, document } = item
  const changedAt = new Date(now)
  const [stored] = await tx
    .insert(contentDraft)
    .values({ family, id, document, editor, changedAt })
    .onConflictDoUpdate({
      target: [contentDraft.family, contentDraft.id],
      set: { document, editor, changedAt },
    })
    .returning({ version: contentDraft.version })
  const { version } = stored as { version: number }
  await tx.insert(draftVersion).values({ version, family, id, document, editor, savedAt: changedAt })
  await deleteOldVersions(tx, family, id)
  await saveListings(tx, [item])
  return version
}

async function deleteOldVersions(tx: Db, family: Family, id: number): Promise<void> {
  const old = tx
    .select({ version: draftVersion.version })
    .from(draftVersion)
    .where(and(eq(draftVersion.family, family), eq(draftVersion.id, id)))
    .orderBy(desc(draftVersion.version))
    .offset(storedVersions)
  await tx.delete(draftVersion).where(inArray(draftVersion.version, old))
}
