import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contactRequest } from '#server/db/schema/contact-request.ts'
import { refuseRepeatedDecision } from '#server/services/platform/audit/refuse-repeated-decision.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isSameEmail } from '#src/domain/invitation/invitation-letter.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

interface CompleteContactInput {
  id: number
  /** The reply to the sender; undefined if the request is closed without a reply. */
  answer: string | undefined
  reviewer: Operator
  now: number
}

/**
 * Closes a contact request; an answer is mailed to its sender. Refused as `notFound` if there is no such request, as
 * `forbidden` for a reviewer who sent it, and as `repeatSubmit` if it is already closed.
 */
export async function closeContactRequest(
  db: Db,
  { id, answer, reviewer, now }: CompleteContactInput,
): Promise<true | RefusedResult> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(contactRequest).where(eq(contactRequest.id, id)).for('update')
    if (!found) return refuse('notFound')
    if (reviewer.email !== null && isSameEmail(reviewer.email, found.email))
      return refuse('forbidden', { reason: 'ownMatter' })
    const refusal = checkNotOwnCase(reviewer, found.learnerId)
    if (refusal) return refusal
    if (found.settledAt) return refuseRepeatedDecision(tx, `contact request ${id}`)
    await tx
      .update(contactRequest)
      .set({ settledAt: new Date(now), settledBy: reviewer.name, answer: answer ?? null })
      .where(eq(contactRequest.id, id))
    if (answer !== undefined)
      await queueMail(tx, {
        ...{ kind: 'contactAnswered', learnerId: found.learnerId, email: found.email },
        ...{ site: { code: found.site }, language: found.language, now },
        ...{ data: { requestId: id, name: found.name, answer }, deduplicationKey: `contactAnswered:${id}` },
      })
    const action = answer === undefined ? 'close' : 'answer'
    await writeAuditEntry(tx, { actor: reviewer.name, now, act: action, subject: `contact request ${id}` })
    return true
  })
}
