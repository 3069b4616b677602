import type { Db } from '#server/db/client.ts'
import { findNamedSubject } from '#server/services/messaging/mail/subject-of-mail.ts'
import { type NewMail, queueMails } from '#server/services/platform/outbox/queue-mail.ts'
import { queueEvent } from '#server/services/platform/webhook/queue-event.ts'
import type { CancellationOutcome } from '#src/domain/cancellation/cancellation.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import type { Site } from '#src/sites/site.ts'
import type { AppliedCancellation } from './apply-cancellation.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import { listTrainerEmails } from './list-trainer-emails.ts'
import type { ParticipantOutcome } from './move-or-refund-participants.ts'

const mailOf: Record<CancellationOutcome, MailKind> = {
  moved: 'sessionCancelledMoved',
  refunded: 'sessionCancelledRefund',
  released: 'sessionCancelled',
  unpaid: 'sessionCancelledUnpaid',
  waiting: 'sessionCancelledWaiting',
}

/**
 * Mails everybody whom a cancellation concerns, each person once: participants, learners on the waiting list and
 * trainers. Queues a webhook event.
 */
export async function queueCancellationMails(
  tx: Db,
  input: CancelSessionInput,
  { participants }: AppliedCancellation,
  site: Site | null,
): Promise<void> {
  const { family, id, reason, now } = input
  const deduplicationKeyOf = (recipient: string | number) => `sessionCancelled:${family}:${id}:${recipient}`
  const learners = participants.map((participant): NewMail => {
    const { learnerId } = participant.seat
    const data = { ...dataOf(participant, input), reason }
    return {
      kind: mailOf[participant.outcome],
      learnerId,
      data,
      deduplicationKey: deduplicationKeyOf(learnerId),
      now,
    }
  })
  const trainers = (await listTrainerEmails(tx, family, id)).map((email): NewMail => {
    const data = { subject: { kind: family, id }, reason }
    const common = { kind: 'sessionCancelledTrainer' as const, learnerId: null, email, site }
    return { ...common, data, deduplicationKey: deduplicationKeyOf(email), now }
  })
  await queueMails(tx, [...learners, ...trainers])
  const session = (await findNamedSubject(tx, { kind: family, id }, 'en'))?.session
  if (session)
    await queueEvent(tx, { type: 'session.cancelled', data: { item: { kind: family, id }, session } }, now)
}

/**
 * Returns the data of the mail to a participant: the new and the old date, the refund, or the order that no longer
 * has to be paid.
 */
function dataOf(
  { outcome, refundableOrder: paid, unpaidOrder: unpaid }: ParticipantOutcome,
  { family, id, moveTo }: CancelSessionInput,
): MailData {
  const subject = { kind: family, id }
  if (outcome === 'moved' && moveTo !== undefined)
    return { subject: { kind: family, id: moveTo }, movedFrom: subject }
  if (outcome === 'refunded' && paid) return { subject, orderId: paid.id, amount: paid.left }
  return outcome === 'unpaid' && unpaid ? { subject, orderId: unpaid.id } : { subject }
}
