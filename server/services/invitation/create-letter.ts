import { eq } from 'drizzle-orm'
import type { InvitationKind } from '../../../src/domain/invitation/letter.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { certification } from '../../db/schema/certification.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { course } from '../../db/schema/course.ts'
import { invitation } from '../../db/schema/invitation.ts'
import { practicalExam } from '../../db/schema/practical-exam.ts'
import type { Random } from '../../ports/random.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { hashOfCode, newLetterCode } from './letter-code.ts'

export interface NewLetter {
  kind: InvitationKind
  subjectId: number
  invitedEmail: string | null
  /** The folder of a site. */
  site: string | null
  validUntil: string
  /** Who invites. */
  reviewer: string
  now: number
}

const subjects = { certification, course, classroom, practicalExam }

/** Writes a letter; its code is told this once. Refused as `notFound`, and as `invalid` when it would be expired already. */
export async function createLetter(
  db: Db,
  wish: NewLetter,
  random: Random,
): Promise<{ code: string } | Refused> {
  const { reviewer, now, validUntil, ...letter } = wish
  if (Date.parse(validUntil) <= now) return refuse('invalid')
  return db.transaction(async (tx) => {
    const table = subjects[wish.kind]
    const [subject] = await tx.select({ id: table.id }).from(table).where(eq(table.id, wish.subjectId))
    if (!subject) return refuse('notFound')
    const code = newLetterCode(random)
    const invitedEmail = letter.invitedEmail?.trim().toLowerCase() ?? null
    const [row] = await tx
      .insert(invitation)
      .values({
        ...letter,
        invitedEmail,
        codeHash: hashOfCode(code),
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
        site: wish.site === null ? null : { code: wish.site },
        data: { subject: { kind: wish.kind, id: wish.subjectId }, code, until: validUntil },
        occasion: `invitation:${row?.id}`,
        now,
      })
    const detail = { kind: wish.kind, subjectId: wish.subjectId, site: wish.site, validUntil }
    await writeAudit(tx, { actor: reviewer, now, act: 'invite', subject: `invitation ${row?.id}`, detail })
    return { code }
  })
}
