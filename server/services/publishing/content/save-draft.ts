import { eq, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentItem } from '#server/db/schema/content.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import type { Documents, Family, Item } from '#src/domain/content/families.ts'
import { keyOf } from '#src/domain/content/references.ts'
import { isRefused, type Refused, refuse } from '#src/domain/refusal.ts'
import { itemRow, subjectOf } from './find-item.ts'
import { lockRevisions, type Publishing } from './put-out.ts'
import { readDocumentsApart } from './read-documents-apart.ts'

export interface Draft {
  family: Family
  /** The id of the item; undefined for a new one. */
  id: number | undefined
  /** The number of the edition that the editor began with; 0 for an item that was never published. */
  edition: number
  document: unknown
}

/**
 * Keeps a draft in the place of an older one. Refused as `notFound` for an id that does not exist, and as `invalid` when the
 * document does not fit (context `issues`) or somebody published meanwhile (context `edition`).
 */
export async function saveDraft(
  db: Db,
  draft: Draft,
  publishing: Publishing,
): Promise<{ id: number } | Refused> {
  const given = { family: draft.family, id: draft.id ?? 0, document: draft.document }
  const read = await readDocumentsApart([given])
  if (isRefused(read)) return refuse('invalid', { issues: read.context?.issues })
  const [fit] = read as [Item]
  return db.transaction(async (tx) => {
    const id = draft.id ?? (await nextId(tx, draft.family))
    const item: Item = { ...fit, id }
    const row = await itemRow(tx, item, true)
    if (draft.id !== undefined && !row) return refuse('notFound')
    if (row && row.edition !== draft.edition) return refuse('invalid', { edition: row.edition })
    if (!row) await begin(tx, item)
    await keepDraft(tx, item, publishing)
    await writeAudit(tx, { ...auditOf(publishing), act: 'save', subject: subjectOf(item) })
    return { id }
  })
}

export const auditOf = ({ editor, now }: Publishing) => ({ actor: editor, now })

/**
 * The id of a new item: ids of a family follow one another, and a lock lets two editors wait for each other.
 */
async function nextId(tx: Db, family: Family): Promise<number> {
  await lockRevisions(tx)
  const [row] = await tx
    .select({ id: max(contentItem.id) })
    .from(contentItem)
    .where(eq(contentItem.family, family))
  return (row?.id ?? 0) + 1
}

const begin = (tx: Db, item: Item) =>
  tx.insert(contentItem).values({
    family: item.family,
    id: item.id,
    key: keyOf(item),
    state: 'draft',
    edition: 0,
    tenants: [...item.document.audience.tenants],
  })

export async function keepDraft(tx: Db, item: Item, { editor, now }: Publishing): Promise<void> {
  const row = {
    document: item.document as Documents[Family],
    editor,
    changedAt: new Date(now),
    publishAt: null,
  }
  await tx
    .insert(contentDraft)
    .values({ family: item.family, id: item.id, ...row })
    .onConflictDoUpdate({ target: [contentDraft.family, contentDraft.id], set: row })
}
