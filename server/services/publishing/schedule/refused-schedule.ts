import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { job } from '#server/db/schema/job.ts'
import { learner } from '#server/db/schema/learner.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { spotInWords } from '#src/domain/content-item/findings-in-words.ts'
import { scheduleJob } from '#src/domain/job/job-name.ts'
import { actorPerson } from '#src/domain/operator.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { type ItemName, subjectOf } from '../content-item/find-item.ts'
import type { PublishInput } from '../content-item/publish-input.ts'

/** How many findings a job and a mail say; `show` says all. */
const mostFindings = 5

/** Why a draft could not be published, in words; findings in other items name them. */
function reasonOf({ family, id }: ItemName, { refusal, context }: RefusedResult): string {
  const errors = ((context?.findings ?? []) as ContentFinding[]).filter(({ level }) => level === 'error')
  const findings = errors.map((each) =>
    each.family === family && each.id === id
      ? spotInWords(each)
      : `${each.family} ${each.id}: ${spotInWords(each)}`,
  )
  const more = findings.length - mostFindings
  const said = [...findings.slice(0, mostFindings), ...(more > 0 ? [`and ${more} more`] : [])]
  return said.length > 0 ? said.join('; ') : refusal
}

/** The account of the editor who scheduled an item, else of the last one who saved it; undefined where the command line did both. */
async function schedulerOf(tx: Db, name: ItemName, editor: string): Promise<number | undefined> {
  const [scheduled] = await tx
    .select({ actor: auditEntry.actor })
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, subjectOf(name)), eq(auditEntry.act, 'schedule')))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  const emails = [scheduled?.actor, editor].flatMap((actor) => (actor ? [actorPerson(actor)] : []))
  const rows = await tx
    .select({ id: learner.id, email: learner.email })
    .from(learner)
    .where(inArray(learner.email, emails))
  return emails.flatMap((email) => rows.find((row) => row.email === email)?.id ?? [])[0]
}

/**
 * Makes a schedule that was refused at its time visible: a job that was given up, which an operator may try again, and a mail to the
 * editor.
 */
export async function reportRefusedSchedule(
  tx: Db,
  name: ItemName,
  refused: RefusedResult,
  { editor, now }: PublishInput,
): Promise<void> {
  const at = new Date(now)
  const reason = reasonOf(name, refused)
  const row = { state: 'failed' as const, tries: 1, failure: reason, dueAt: at }
  await tx
    .insert(job)
    .values({ name: scheduleJob(subjectOf(name)), queuedAt: at, ...row })
    .onConflictDoUpdate({ target: job.name, set: { ...row, asked: sql`${job.asked} + 1` } })
  const learnerId = await schedulerOf(tx, name, editor)
  if (learnerId === undefined) return
  const data = { item: subjectOf(name), reason }
  const occasion = `scheduleRefused:${subjectOf(name)}:${now}`
  await queueMail(tx, { kind: 'scheduleRefused', learnerId, data, occasion, now })
}

/** Forgets that schedules of some items were refused: they are published, scheduled again or discarded. */
export const deleteRefusedScheduleJobs = (tx: Db, names: readonly ItemName[]): Promise<unknown> =>
  tx.delete(job).where(
    inArray(
      job.name,
      names.map((name) => scheduleJob(subjectOf(name))),
    ),
  )
