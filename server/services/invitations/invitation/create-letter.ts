import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { course } from '#server/db/schema/course.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import type { Random } from '#server/ports/random.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isSessionCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import { type InvitationKind, isSameEmail } from '#src/domain/invitation/invitation-letter.ts'
import type { Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { createLetterCode, hashLetterCode } from './letter-code.ts'

export interface NewLetter {
  kind: InvitationKind
  targetId: number
  invitedEmail: string | null
  /** The folder of the site for which the letter is valid; null for any site. */
  site: string | null
  validUntil: string
  /** The operator who invites. Operators can't invite themselves, since a letter may replace a fee. */
  reviewer: Operator
  now: number
}

const subjects = { certification, course, classroom, practicalExam }

/** Returns whether a letter is for a cancelled training session. */
const isForCancelledSession = async (tx: Db, { kind, targetId }: NewLetter): Promise<boolean> =>
  (kind === 'classroom' || kind === 'practicalExam') && isSessionCancelled(tx, kind, targetId)

/**
 * Creates an invitation letter and returns its code, which is not stored in plain text. Refused as `notFound` if
 * there is no such item; as `forbidden` for the operator's own email address and for a cancelled session; and as
 * `invalid` for an expiry date in the past.
 */
export async function createLetter(
  db: Db,
  input: NewLetter,
  random: Random,
): Promise<{ code: string } | RefusedResult> {
  const { reviewer, now, validUntil, ...letter } = input
  if (Date.parse(validUntil) <= now) return refuse('invalid')
  if (reviewer.email !== null && letter.invitedEmail && isSameEmail(reviewer.email, letter.invitedEmail))
    return refuse('forbidden', { reason: 'ownMatter' })
  return db.transaction(async (tx) => {
    const table = subjects[input.kind]
    const [subject] = await tx.select({ id: table.id }).from(table).where(eq(table.id, input.targetId))
    if (!subject) return refuse('notFound')
    if (await isForCancelledSession(tx, input)) return refuse('forbidden', { reason: 'sessionCancelled' })
    const code = createLetterCode(random)
    const invitedEmail = letter.invitedEmail?.toLowerCase() ?? null
    const [row] = await tx
      .insert(invitation)
      .values({
        ...letter,
        invitedEmail,
        codeHash: hashLetterCode(code),
        validUntil: new Date(validUntil),
        state: 'fresh',
        createdAt: new Date(now),
      })
      .returning({ id: invitation.id })
    if (invitedEmail !== null)
      await queueMail(tx, {
        kind: 'invitation',
        learnerId: null,
        email: invitedEmail,
        site: input.site === null ? null : { code: input.site },
        data: { subject: { kind: input.kind, id: input.targetId }, code, until: validUntil },
        deduplicationKey: `invitation:${row?.id}`,
        now,
      })
    const detail = { kind: input.kind, targetId: input.targetId, site: input.site, validUntil }
    await writeAuditEntry(tx, {
      actor: reviewer.name,
      now,
      act: 'invite',
      subject: `invitation ${row?.id}`,
      detail,
    })
    return { code }
  })
}
