import type { Db } from '#server/db/client.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import type { Item } from '#src/domain/content/families.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import { editionRows, type ItemName, subjectOf } from './find-item.ts'
import type { Publishing } from './put-out.ts'
import { auditOf, keepDraft } from './save-draft.ts'

/**
 * Makes an older edition the draft, to be looked at and published. Refused as `notFound` without such an
 * edition.
 */
export async function restoreEdition(
  db: Db,
  { edition, ...name }: ItemName & { edition: number },
  publishing: Publishing,
): Promise<{ id: number } | Refused> {
  return db.transaction(async (tx) => {
    const found = (await editionRows(tx, name)).find((each) => each.edition === edition)
    if (!found) return refuse('notFound')
    await keepDraft(tx, { ...name, document: found.document } as Item, publishing)
    await writeAudit(tx, {
      ...auditOf(publishing),
      act: 'restore',
      subject: subjectOf(name),
      detail: { edition },
    })
    return { id: name.id }
  })
}
