import { eq } from 'drizzle-orm'
import type { Release } from '../../../src/domain/certification/certification.ts'
import { type InvitationKind, letterRefusal, maskedEmail } from '../../../src/domain/invitation/letter.ts'
import { isRefused, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import { siteFolder } from '../../../src/sites/load-sites.ts'
import type { Db } from '../../db/client.ts'
import { certification } from '../../db/schema/certification.ts'
import { releases } from '../certification/releases.ts'
import { certificationOf } from '../classroom-enrolment/find-classroom.ts'
import type { Audience } from '../content/shown-to.ts'
import { shownExam } from '../practical-exam-enrolment/lock-exam.ts'
import { findLetter } from './find-letter.ts'

interface Asked {
  code: string
  audience: Audience
  now: number
}

/** What a letter says, for whoever has its code: whose it is, only hinted. Refused as using it is, but for the address. */
export async function letterDetail(db: Db, { code, audience, now }: Asked) {
  const letter = await findLetter(db, code)
  if (!letter) return refuse('incorrectLetter') satisfies Refused
  const refused = letterRefusal(letter, { site: siteFolder(audience.site), now })
  if (refused) return refused
  return {
    kind: letter.kind,
    subjectId: letter.subjectId,
    email: letter.invitedEmail === null ? null : maskedEmail(letter.invitedEmail),
    site: letter.site?.toUpperCase() ?? null,
    validUntil: new Date(letter.validUntil).toISOString(),
  }
}

/** The certification that a letter invites to, or that its practical exam or classroom belongs to. */
export async function letterRelease(db: Db, asked: Asked): Promise<Release | Refused> {
  const letter = await letterDetail(db, asked)
  if (isRefused(letter)) return letter
  const id = await certificationOfLetter(db, asked.audience, letter)
  if (id === null) return refuse('invalidLetter')
  const [found] = id === undefined ? [] : await releases(db, asked.audience, eq(certification.id, id))
  return found?.release ?? refuse('notFound')
}

/** Null where there is none, undefined where it isn't shown. */
async function certificationOfLetter(
  db: Db,
  audience: Audience,
  { kind, subjectId }: { kind: InvitationKind; subjectId: number },
): Promise<number | null | undefined> {
  if (kind === 'course') return null
  if (kind === 'certification') return subjectId
  if (kind === 'classroom') return certificationOf(db, audience, subjectId)
  return (await shownExam(db, audience, subjectId))?.certificationId
}
