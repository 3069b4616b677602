import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import type { PageInput } from '#src/contract/protocol/paging.ts'
import type { Message, MessageHead, MessageText } from '#src/domain/message/message.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

type Row = typeof mail.$inferSelect & { text: MessageText }

const isOwnMessage = (learnerId: number, ...conditions: (SQL | undefined)[]) =>
  and(eq(mail.learnerId, learnerId), isNotNull(mail.text), ...conditions)

const headOf = ({ id, kind, text, queuedAt, readAt }: Row): MessageHead => ({
  ...{ id, kind, subject: text.subject, language: text.language },
  ...{ toldAt: queuedAt.toISOString(), read: readAt !== null },
})

/** Returns a page of a learner's messages, the newest first, optionally only unread ones. */
export async function listMessages(
  db: Db,
  { learnerId, unread }: { learnerId: number; unread: boolean },
  { page, pageSize }: PageInput,
): Promise<{ rows: MessageHead[]; total: number }> {
  const isListed = isOwnMessage(learnerId, unread ? isNull(mail.readAt) : undefined)
  const rows = await db
    .select()
    .from(mail)
    .where(isListed)
    .orderBy(desc(mail.queuedAt), desc(mail.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [counted] = await db.select({ total: count() }).from(mail).where(isListed)
  // The cast is needed because the row type doesn't express that the condition guarantees a text.
  return { rows: (rows as Row[]).map(headOf), total: counted?.total ?? 0 }
}

/** Returns one message to a learner. Refused as `notFound` if there is no such message. */
export async function readMessage(db: Db, learnerId: number, id: number): Promise<Message | RefusedResult> {
  const [row] = await db
    .select()
    .from(mail)
    .where(isOwnMessage(learnerId, eq(mail.id, id)))
  return row ? { ...(row as Row).text, ...headOf(row as Row) } : refuse('notFound')
}

/** Marks a message as read or as unread. Refused as `notFound` if there is no such message. */
export async function markMessageRead(
  db: Db,
  learnerId: number,
  { id, read }: { id: number; read: boolean },
  now: number,
): Promise<true | RefusedResult> {
  const marked = await db
    .update(mail)
    .set({ readAt: read ? new Date(now) : null })
    .where(isOwnMessage(learnerId, eq(mail.id, id)))
    .returning({ id: mail.id })
  return marked.length > 0 ? true : refuse('notFound')
}
