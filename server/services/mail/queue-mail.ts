import type { MailData } from '../../../src/domain/mail/mail-data.ts'
import type { MailKind } from '../../../src/domain/mail/mail-kind.ts'
import { siteFolder } from '../../../src/sites/load-sites.ts'
import type { Site } from '../../../src/sites/site.ts'
import type { Db } from '../../db/client.ts'
import { mail } from '../../db/schema/mail.ts'

export interface NewMail {
  kind: MailKind
  /** Null: nobody who has an account; then `email` says who. */
  learnerId: number | null
  /** Another address than the learner's. */
  email?: string | null
  /** Where it happened, where that is known; null: on the site of the learner's mail before. */
  site?: Pick<Site, 'code'> | null
  /** Another language than the learner's. */
  language?: string | null
  data?: MailData
  /** What it is told of, once; by default this very moment. */
  occasion?: string
  now: number
}

/**
 * Queues a mail in the transaction of the act that it tells of: nothing is sent of what did not happen. It is written when
 * it is sent. The same occasion again changes nothing.
 */
export async function queueMail(tx: Db, wish: NewMail): Promise<void> {
  await queueMails(tx, [wish])
}

export async function queueMails(tx: Db, wishes: readonly NewMail[]): Promise<void> {
  if (wishes.length > 0) await tx.insert(mail).values(wishes.map(rowOf)).onConflictDoNothing()
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

/** An act that can be done again is told of again. */
function occasionOf({ kind, learnerId, email, data = {}, now }: NewMail): string {
  const { subject, orderId, certificateId } = data
  const of = subject ? `${subject.kind}:${subject.id}` : (orderId ?? certificateId ?? '')
  return `${kind}:${of}:${learnerId ?? email}:${now}`
}
