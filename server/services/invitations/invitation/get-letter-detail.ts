import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { listCertificationVersions } from '#server/services/catalogue/certification/list-certification-versions.ts'
import { findClassroomCertification } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { findVisibleExam } from '#server/services/learning/practical-exam-enrolment/lock-exam.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CertificationVersion } from '#src/domain/certification/certification.ts'
import { checkLetter, type InvitationKind, maskEmail } from '#src/domain/invitation/invitation-letter.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { findLetter } from './find-letter.ts'

interface LetterDetailInput {
  code: string
  audience: Audience
  now: number
}

/**
 * Returns the contents of a letter for a person with its code; the invited email address is masked. Refused as
 * `incorrectLetter` for an unknown code, and for the reasons that `checkLetter` returns. A letter for another address
 * is not refused.
 */
export async function getLetterDetail(db: Db, { code, audience, now }: LetterDetailInput) {
  const letter = await findLetter(db, code)
  if (!letter) return refuse('incorrectLetter') satisfies RefusedResult
  const refused = checkLetter(letter, { site: siteFolderOf(audience.site), now })
  if (refused) return refused
  return {
    kind: letter.kind,
    targetId: letter.targetId,
    email: letter.invitedEmail === null ? null : maskEmail(letter.invitedEmail),
    site: letter.site?.toUpperCase() ?? null,
    validUntil: new Date(letter.validUntil).toISOString(),
  }
}

/**
 * Returns the certification of a letter, or the certification to which the letter's practical exam or classroom
 * belongs. Refused as `invalidLetter` for an item without a certification, as `notFound` if the audience can't see
 * the certification, and for the same reasons as `getLetterDetail`.
 */
export async function findCertificationVersionOfLetter(
  db: Db,
  input: LetterDetailInput,
): Promise<CertificationVersion | RefusedResult> {
  const letter = await getLetterDetail(db, input)
  if (isRefused(letter)) return letter
  const id = await certificationOfLetter(db, input.audience, letter)
  if (id === null) return refuse('invalidLetter')
  const [found] =
    id === undefined ? [] : await listCertificationVersions(db, input.audience, eq(certification.id, id))
  return found?.version ?? refuse('notFound')
}

/**
 * Returns the id of a letter's certification: null if the item has none, undefined if the audience can't see
 * the item.
 */
async function certificationOfLetter(
  db: Db,
  audience: Audience,
  { kind, targetId }: { kind: InvitationKind; targetId: number },
): Promise<number | null | undefined> {
  if (kind === 'course') return null
  if (kind === 'certification') return targetId
  if (kind === 'classroom') return findClassroomCertification(db, audience, targetId)
  return (await findVisibleExam(db, audience, targetId))?.certificationId
}
