import { eq, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import type { Family, Item } from '#src/domain/content/families.ts'
import { keyOf } from '#src/domain/content/references.ts'
import { isRefused, type Refused, refuse } from '#src/domain/refusal.ts'
import { type DraftStart, findConflict } from './draft-conflict.ts'
import { itemRow, subjectOf } from './find-item.ts'
import { lockRevisions, type Publishing } from './put-out.ts'
import { readDocumentsApart } from './read-documents-apart.ts'
import { storeDraft } from './store-draft.ts'

export interface Draft extends DraftStart {
  family: Family
  /** The id of the item; undefined for a new one. */
  id: number | undefined
  document: unknown
}

/**
 * Saves a draft in place of the one that the editor began with. Refused as `notFound` for an id that does not exist, as `invalid`
 * where the document does not fit (context `issues`), and as `conflict` where another editor has saved or published since
 * (context `base` and `theirs`): then nothing is replaced.
 */
export async function saveDraft(
  db: Db,
  draft: Draft,
  publishing: Publishing,
): Promise<{ id: number; version: number } | Refused> {
  const given = { family: draft.family, id: draft.id ?? 0, document: draft.document }
  const read = await readDocumentsApart([given])
  if (isRefused(read)) return refuse('invalid', { issues: read.context?.issues })
  const [fit] = read as [Item]
  return db.transaction(async (tx) => {
    const id = draft.id ?? (await nextId(tx, draft.family))
    const item: Item = { ...fit, id }
    const row = await itemRow(tx, item, true)
    if (draft.id !== undefined && !row) return refuse('notFound')
    const conflict = row && (await findConflict(tx, item, row.edition, draft))
    if (conflict) return conflict
    if (!row) await begin(tx, item)
    const version = await storeDraft(tx, item, publishing)
    await writeAudit(tx, { ...auditOf(publishing), act: 'save', subject: subjectOf(item) })
    return { id, version }
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
