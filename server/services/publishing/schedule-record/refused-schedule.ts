import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { job } from '#server/db/schema/job.ts'
import { learner } from '#server/db/schema/learner.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { scheduleJobName } from '#src/domain/job/job-name.ts'
import { personOfActor } from '#src/domain/operator.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { describeRefusal } from './describe-refusal.ts'

/**
 * Returns the learner id of the editor who scheduled an item, or else of the editor who saved it last; undefined if
 * both were done on the command line.
 */
async function findScheduler(tx: Db, name: ItemId, editor: string): Promise<number | undefined> {
  const [scheduled] = await tx
    .select({ actor: auditEntry.actor })
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, itemSubjectOf(name)), eq(auditEntry.act, 'schedule')))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  const emails = [scheduled?.actor, editor].flatMap((actor) => (actor ? [personOfActor(actor)] : []))
  const rows = await tx
    .select({ id: learner.id, email: learner.email })
    .from(learner)
    .where(inArray(learner.email, emails))
  return emails.flatMap((email) => rows.find((row) => row.email === email)?.id ?? [])[0]
}

/**
 * Reports that a schedule was refused when it was due: creates a failed job, which an operator can retry, and mails
 * the editor.
 */
export async function reportRefusedSchedule(
  tx: Db,
  name: ItemId,
  refused: RefusedResult,
  { editor, now }: { editor: string; now: number },
): Promise<void> {
  const at = new Date(now)
  const reason = describeRefusal(name, refused)
  const row = { state: 'failed' as const, tries: 1, failure: reason, dueAt: at }
  await tx
    .insert(job)
    .values({ name: scheduleJobName(itemSubjectOf(name)), queuedAt: at, ...row })
    .onConflictDoUpdate({ target: job.name, set: { ...row, asked: sql`${job.asked} + 1` } })
  const learnerId = await findScheduler(tx, name, editor)
  if (learnerId === undefined) return
  const data = { item: itemSubjectOf(name), reason }
  const deduplicationKey = `scheduleRefused:${itemSubjectOf(name)}:${now}`
  await queueMail(tx, { kind: 'scheduleRefused', learnerId, data, deduplicationKey, now })
}

/** Deletes the failed schedule jobs of items that were published, rescheduled or discarded since. */
export const deleteRefusedScheduleJobs = (tx: Db, names: readonly ItemId[]): Promise<unknown> =>
  tx.delete(job).where(
    inArray(
      job.name,
      names.map((name) => scheduleJobName(itemSubjectOf(name))),
    ),
  )
