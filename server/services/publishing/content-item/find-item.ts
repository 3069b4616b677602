import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentEdition, contentItem } from '#server/db/schema/content.ts'
import { job } from '#server/db/schema/job.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { type EditorLimits, unlimited } from '#src/domain/editor-limits.ts'
import { scheduleJob } from '#src/domain/job/job-name.ts'
import { rightsOf } from '../rights/refuse-change.ts'
import { findRefusedWithdrawal } from '../schedule/refused-withdrawal.ts'
import { findWithdrawalTime } from '../schedule/scheduled-withdrawal.ts'
import type { GivenDocument } from './read-document.ts'

/** Identifies an item: its family and its id. */
export interface ItemName {
  family: Family
  id: number
}

export const subjectOf = ({ family, id }: ItemName): string => `${family} ${id}`

const isItem = (
  table: typeof contentItem | typeof contentDraft | typeof contentEdition,
  { family, id }: ItemName,
) => and(eq(table.family, family), eq(table.id, id))

/** Returns the row of an item, or undefined. `lock` locks it, so that other editors wait. */
export async function findItemRow(db: Db, name: ItemName, lock = false) {
  const query = db.select().from(contentItem).where(isItem(contentItem, name))
  const [row] = lock ? await query.for('update') : await query
  return row
}

export async function draftRow(db: Db, name: ItemName) {
  const [row] = await db.select().from(contentDraft).where(isItem(contentDraft, name))
  return row
}

/** Returns the editions of an item, the oldest first. */
export const editionRows = (db: Db, name: ItemName) =>
  db.select().from(contentEdition).where(isItem(contentEdition, name)).orderBy(asc(contentEdition.edition))

/** Returns the draft of an item, else the last published document. A draft may be incomplete. */
export async function newestDocument(db: Db, name: ItemName): Promise<GivenDocument | undefined> {
  const document = (await draftRow(db, name))?.document ?? (await editionRows(db, name)).at(-1)?.document
  return document && { ...name, document }
}

/** Returns when and why the last schedule of an item was refused; null where none was since. */
async function findRefusedSchedule(db: Db, name: ItemName) {
  const of = and(eq(job.name, scheduleJob(subjectOf(name))), eq(job.state, 'failed'))
  const [row] = await db.select().from(job).where(of)
  return row ? { at: row.dueAt.toISOString(), reason: row.failure ?? '' } : null
}

/** Returns an item for an editor: the published document, the draft, and the history. */
export async function findItem(db: Db, name: ItemName, limits: EditorLimits = unlimited) {
  const row = await findItemRow(db, name)
  if (!row) return undefined
  const draft = await draftRow(db, name)
  const editions = await editionRows(db, name)
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
    rights: rightsOf(limits, documents as object[]),
    history: editions.map(({ edition, act, editor, at }) => ({ edition, act, editor, at: at.toISOString() })),
  }
}
