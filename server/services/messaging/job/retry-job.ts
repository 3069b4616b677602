import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { mail } from '#server/db/schema/mail.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { mailIdOfJob } from '#src/domain/job/job-name.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/**
 * Makes a job due now and resets the number of its attempts. Refused as `notFound` if the job is completed or never
 * existed.
 */
export const retryJob = (
  db: Db,
  name: string,
  { actor, now }: { actor: string; now: number },
): Promise<{ name: string } | RefusedResult> =>
  db.transaction(async (tx) => {
    const restarted = { tries: 0, failure: null, dueAt: new Date(now) }
    const id = mailIdOfJob(name)
    const found =
      id === undefined
        ? await tx
            .update(job)
            .set({ ...restarted, state: 'waiting' })
            .where(eq(job.name, name))
            .returning({ tries: job.tries })
        : await tx
            .update(mail)
            .set({ ...restarted, state: 'queued', settledAt: null })
            .where(and(eq(mail.id, id), inArray(mail.state, ['failed', 'queued'])))
            .returning({ tries: mail.tries })
    if (found.length === 0) return refuse('notFound')
    await writeAuditEntry(tx, { actor, now, act: 'retry', subject: name, detail: {} })
    return { name }
  })
