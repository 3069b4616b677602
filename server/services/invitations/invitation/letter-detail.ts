import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { releases } from '#server/services/catalogue/certification/releases.ts'
import { certificationOf } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { shownExam } from '#server/services/learning/practical-exam-enrolment/lock-exam.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Release } from '#src/domain/certification/certification.ts'
import { type InvitationKind, letterRefusal, maskedEmail } from '#src/domain/invitation/invitation-letter.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import { findLetter } from './find-letter.ts'

interface Asked {
  code: string
  audience: Audience
  now: number
}

/**
 * What a letter says to whoever has its code; its address is only hinted at. Refused as using the letter is,
 * except for another address.
 */
export async function letterDetail(db: Db, { code, audience, now }: Asked) {
  const letter = await findLetter(db, code)
  if (!letter) return refuse('incorrectLetter') satisfies RefusedResult
  const refused = letterRefusal(letter, { site: siteFolder(audience.site), now })
  if (refused) return refused
  return {
    kind: letter.kind,
    targetId: letter.targetId,
    email: letter.invitedEmail === null ? null : maskedEmail(letter.invitedEmail),
    site: letter.site?.toUpperCase() ?? null,
    validUntil: new Date(letter.validUntil).toISOString(),
  }
}

/** The certification that a letter invites to, or that its practical exam or classroom belongs to. */
export async function letterRelease(db: Db, asked: Asked): Promise<Release | RefusedResult> {
  const letter = await letterDetail(db, asked)
  if (isRefused(letter)) return letter
  const id = await certificationOfLetter(db, asked.audience, letter)
  if (id === null) return refuse('invalidLetter')
  const [found] = id === undefined ? [] : await releases(db, asked.audience, eq(certification.id, id))
  return found?.release ?? refuse('notFound')
}

/**
 * The id of that certification: null where the subject belongs to none, undefined where the audience isn't
 * shown it.
 */
async function certificationOfLetter(
  db: Db,
  audience: Audience,
  { kind, targetId }: { kind: InvitationKind; targetId: number },
): Promise<number | null | undefined> {
  if (kind === 'course') return null
  if (kind === 'certification') return targetId
  if (kind === 'classroom') return certificationOf(db, audience, targetId)
  return (await shownExam(db, audience, targetId))?.certificationId
}
