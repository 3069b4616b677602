import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { queueEventsOf } from '../webhook/event-of-mail.ts'

export interface NewMail {
  kind: MailKind
  /** The id of the learner who gets the mail; null for somebody without an account, to whom `email` leads. */
  learnerId: number | null
  /** The address that the mail goes to, where it is not the learner's. */
  email?: string | null
  /**
   * The site on which the act happened; null where that is unknown: then the site of the learner's mail
   * before.
   */
  site?: Pick<Site, 'code'> | null
  /** The code of the mail's language, where it is not the learner's. */
  language?: string | null
  data?: MailData
  /**
   * The name of the event that the mail tells of; a learner is told of an occasion once. By default it is
   * this very moment.
   */
  occasion?: string
  now: number
}

/**
 * Queues a mail in the transaction of the act that it tells of: nothing is sent of what did not happen. The
 * mail is written when it is sent. The same occasion again changes nothing. Others who listen are
 * told of some of it, too: docs/how-to/webhooks.md.
 * @example await queueMail(tx, { kind: 'enrolled', learnerId: 7, data: { subject: { kind: 'course', id: 1 } }, now })
 */
export async function queueMail(tx: Db, wish: NewMail): Promise<void> {
  await queueMails(tx, [wish])
}

export async function queueMails(tx: Db, wishes: readonly NewMail[]): Promise<void> {
  if (wishes.length === 0) return
  const rows = wishes.map(rowOf)
  const queued = await tx.insert(mail).values(rows).onConflictDoNothing().returning()
  const occasions = new Set(queued.map(({ occasion }) => occasion))
  await queueEventsOf(
    tx,
    wishes.filter((_, index) => occasions.has(rows[index]?.occasion ?? '')),
  )
}

const rowOf = (wish: NewMail): typeof mail.$inferInsert => ({
  occasion: wish.occasion ?? occasionOf(wish),
  kind: wish.kind,
  learnerId: wish.learnerId,
  email: wish.email ?? null,
  site: wish.site ? siteFolder(wish.site) : null,
  language: wish.language ?? null,
  data: wish.data ?? {},
  state: 'queued',
  dueAt: new Date(wish.now),
  queuedAt: new Date(wish.now),
})

/**
 * The default occasion of a mail: with the instant in it, so that an act that is done again is told of again.
 */
function occasionOf({ kind, learnerId, email, data = {}, now }: NewMail): string {
  const { subject, orderId, certificateId } = data
  const of = subject ? `${subject.kind}:${subject.id}` : (orderId ?? certificateId ?? '')
  return `${kind}:${of}:${learnerId ?? email}:${now}`
}
