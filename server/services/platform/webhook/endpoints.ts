import { and, eq, like, lte, ne, notInArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { webhookEndpoint, webhookEvent } from '#server/db/schema/webhook.ts'
import { eventJobPattern } from '#src/domain/job/job-name.ts'
import { computeExpiryCutoff } from '#src/domain/retention.ts'

/**
 * Stores the webhook endpoints of the configuration; call it when a server starts. An endpoint that responded with
 * status 410 stays `gone`.
 */
export const saveEndpoints = (db: Db, urls: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(webhookEndpoint)
      .set({ state: 'off' })
      .where(and(notInArray(webhookEndpoint.url, [...urls]), ne(webhookEndpoint.state, 'off')))
    for (const url of urls)
      await tx
        .insert(webhookEndpoint)
        .values({ url, state: 'on' })
        .onConflictDoUpdate({
          target: webhookEndpoint.url,
          set: { state: 'on' },
          setWhere: eq(webhookEndpoint.state, 'off'),
        })
  })

/** Deletes the events that are older than thirty days (`retentionRules`), and their pending deliveries. */
export async function purgeEvents(db: Db, now: number): Promise<void> {
  const old = await db
    .delete(webhookEvent)
    .where(lte(webhookEvent.at, computeExpiryCutoff('webhookEvent', now)))
    .returning({ id: webhookEvent.id })
  for (const { id } of old) await db.delete(job).where(like(job.name, eventJobPattern(id)))
}

/** Deletes the webhook events about a learner; call it when the account is deleted. */
export const deleteLearnerEvents = (tx: Db, learnerId: number): Promise<unknown> =>
  tx.delete(webhookEvent).where(eq(webhookEvent.learnerId, learnerId))
