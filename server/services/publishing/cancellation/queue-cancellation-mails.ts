import type { Db } from '#server/db/client.ts'
import { namedSubject } from '#server/services/messaging/mail/subject-of-mail.ts'
import { type NewMail, queueMails } from '#server/services/platform/outbox/queue-mail.ts'
import { queueEvent } from '#server/services/platform/webhook/queue-event.ts'
import type { CancellationOutcome } from '#src/domain/cancellation/cancellation.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import type { Site } from '#src/sites/site.ts'
import type { AppliedCancellation } from './apply-cancellation.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import type { ParticipantOutcome } from './move-or-refund-participants.ts'
import { trainerAddresses } from './trainer-addresses.ts'

const mailOf: Record<CancellationOutcome, MailKind> = {
  moved: 'sessionCancelledMoved',
  refunded: 'sessionCancelledRefund',
  released: 'sessionCancelled',
  unpaid: 'sessionCancelledUnpaid',
  waiting: 'sessionCancelledWaiting',
}

/** Mails everybody whom a canceled session concerns, each once: participants, those who wait, and the trainers; others who listen are told too. */
export async function queueCancellationMails(
  tx: Db,
  canceling: CancelSessionInput,
  { participants }: AppliedCancellation,
  site: Site | null,
): Promise<void> {
  const { family, id, reason, now } = canceling
  const occasionOf = (whom: string | number) => `sessionCancelled:${family}:${id}:${whom}`
  const learners = participants.map((each): NewMail => {
    const { learnerId } = each.seat
    const data = { ...dataOf(each, canceling), reason }
    return { kind: mailOf[each.outcome], learnerId, data, occasion: occasionOf(learnerId), now }
  })
  const trainers = (await trainerAddresses(tx, family, id)).map((email): NewMail => {
    const data = { subject: { kind: family, id }, reason }
    const told = { kind: 'sessionCancelledTrainer' as const, learnerId: null, email, site }
    return { ...told, data, occasion: occasionOf(email), now }
  })
  await queueMails(tx, [...learners, ...trainers])
  const session = (await namedSubject(tx, { kind: family, id }, 'en'))?.session
  if (session)
    await queueEvent(tx, { type: 'session.cancelled', data: { item: { kind: family, id }, session } }, now)
}

/** The facts of the mail to one participant: the new date and the old one, or what goes back, or which order not to pay. */
function dataOf(
  { outcome, paid, unpaid }: ParticipantOutcome,
  { family, id, moveTo }: CancelSessionInput,
): MailData {
  const subject = { kind: family, id }
  if (outcome === 'moved' && moveTo !== undefined)
    return { subject: { kind: family, id: moveTo }, movedFrom: subject }
  if (outcome === 'refunded' && paid) return { subject, orderId: paid.id, amount: paid.left }
  return outcome === 'unpaid' && unpaid ? { subject, orderId: unpaid.id } : { subject }
}
