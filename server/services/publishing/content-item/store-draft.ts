import type { Db } from '#server/db/client.ts'
import { contentDraft, draftVersion } from '#server/db/schema/content.ts'
import { saveListings } from '../content-list/save-listings.ts'
import { deleteOldDraftVersions } from '../draft-version/delete-old-versions.ts'
import type { PublishInput } from './publish-input.ts'
import type { DraftItem } from './read-document.ts'

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
  await deleteOldDraftVersions(tx, item)
  await saveListings(tx, [item])
  return version
}
