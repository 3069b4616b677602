import { eq } from 'drizzle-orm'
import type { Release } from '../../../src/domain/certification/certification.ts'
import { letterRefusal, maskedEmail } from '../../../src/domain/invitation/letter.ts'
import { isRefused, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import { siteFolder } from '../../../src/sites/load-sites.ts'
import type { Db } from '../../db/client.ts'
import { certification } from '../../db/schema/certification.ts'
import { releases } from '../certification/releases.ts'
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

/** The certification that a letter invites to, or that its practical exam belongs to. */
export async function letterRelease(db: Db, asked: Asked): Promise<Release | Refused> {
  const letter = await letterDetail(db, asked)
  if (isRefused(letter)) return letter
  if (letter.kind === 'course') return refuse('invalidLetter')
  const id =
    letter.kind === 'certification'
      ? letter.subjectId
      : (await shownExam(db, asked.audience, letter.subjectId))?.certificationId
  const [found] = id === undefined ? [] : await releases(db, asked.audience, eq(certification.id, id))
  return found?.release ?? refuse('notFound')
}
