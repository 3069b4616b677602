import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { type EditorLimits, unlimitedEditor } from '#src/domain/editor-limits.ts'
import { scheduleJobName } from '#src/domain/job/job-name.ts'
import {
  findDraftRow,
  findItemRow,
  type ItemId,
  itemSubjectOf,
  listEditionRows,
} from '../item-row/item-row.ts'
import { itemRightsOf } from '../rights/check-change-rights.ts'
import { findRefusedWithdrawal } from '../schedule-record/refused-withdrawal.ts'
import { findWithdrawalTime } from '../schedule-record/scheduled-withdrawal.ts'

/** Returns when and why the last schedule of an item was refused; null if its last schedule was not refused. */
async function findRefusedSchedule(db: Db, name: ItemId) {
  const of = and(eq(job.name, scheduleJobName(itemSubjectOf(name))), eq(job.state, 'failed'))
  const [row] = await db.select().from(job).where(of)
  return row ? { at: row.dueAt.toISOString(), reason: row.failure ?? '' } : null
}

/**
 * Returns an item for an editor: the published document, the draft, and the history; undefined for an unknown item.
 */
export async function findItemForEditor(db: Db, name: ItemId, limits: EditorLimits = unlimitedEditor) {
  const row = await findItemRow(db, name)
  if (!row) return undefined
  const draft = await findDraftRow(db, name)
  const editions = await listEditionRows(db, name)
  const documents = [draft?.document, editions.at(-1)?.document].filter((document) => document !== undefined)
  return {
    state: row.state,
    edition: row.edition,
    published: row.state === 'published' ? (editions.at(-1)?.document ?? null) : null,
    draft: draft?.document ?? null,
    saved: draft ? { version: draft.version, editor: draft.editor, at: draft.changedAt.toISOString() } : null,
    publishAt: draft?.publishAt?.toISOString() ?? null,
    refusedSchedule: await findRefusedSchedule(db, name),
    withdrawAt: await findWithdrawalTime(db, name),
    refusedWithdrawal: await findRefusedWithdrawal(db, name),
    rights: itemRightsOf(limits, documents as object[]),
    history: editions.map(({ edition, act, editor, at }) => ({ edition, act, editor, at: at.toISOString() })),
  }
}
