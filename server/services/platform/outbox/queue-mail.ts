import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { queueMailEvents } from '../webhook/event-of-mail.ts'

export interface NewMail {
  kind: MailKind
  /** The id of the recipient; null for a recipient without an account, whose address is `email`. */
  learnerId: number | null
  /** The recipient's email address, if it is not the learner's. */
  email?: string | null
  /**
   * The site on which the action happened; null if unknown. Then the site of the learner's previous mail is used.
   */
  site?: Pick<Site, 'code'> | null
  /** The language code of the mail, if it is not the learner's. */
  language?: string | null
  data?: MailData
  /**
   * The key of the event that caused the mail: a learner gets only one mail per key. By default the key contains
   * the current time.
   */
  deduplicationKey?: string
  now: number
}

/**
 * Queues a mail in the transaction of the action that causes it, so that nothing is sent if the action fails. The
 * text is rendered when the mail is sent. A repeated deduplication key changes nothing. Some mails also queue a
 * webhook event: docs/how-to/webhooks.md.
 * @example await queueMail(tx, { kind: 'enrolled', learnerId: 7, data: { subject: { kind: 'course', id: 1 } }, now
 * })
 */
export async function queueMail(tx: Db, newMail: NewMail): Promise<void> {
  await queueMails(tx, [newMail])
}

export async function queueMails(tx: Db, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(rowOf)
  const queued = await tx
    .insert(mail)
    .values(rows)
    .onConflictDoNothing()
    .returning({ occasion: mail.occasion })
  const queuedKeys = new Set(queued.map(({ occasion }) => occasion))
  await queueMailEvents(
    tx,
    mails.filter((_, index) => queuedKeys.has(rows[index]?.occasion ?? '')),
  )
}

const rowOf = (newMail: NewMail): typeof mail.$inferInsert => ({
  occasion: newMail.deduplicationKey ?? defaultDeduplicationKeyOf(newMail),
  kind: newMail.kind,
  learnerId: newMail.learnerId,
  email: newMail.email ?? null,
  site: newMail.site ? siteFolderOf(newMail.site) : null,
  language: newMail.language ?? null,
  data: newMail.data ?? {},
  state: 'queued',
  dueAt: new Date(newMail.now),
  queuedAt: new Date(newMail.now),
})

/**
 * Returns the default deduplication key of a mail. It contains the instant, so that a repeated action sends another
 * mail.
 */
function defaultDeduplicationKeyOf({ kind, learnerId, email, data = {}, now }: NewMail): string {
  const { subject, orderId, certificateId } = data
  const target = subject ? `${subject.kind}:${subject.id}` : (orderId ?? certificateId ?? '')
  return `${kind}:${target}:${learnerId ?? email}:${now}`
}
