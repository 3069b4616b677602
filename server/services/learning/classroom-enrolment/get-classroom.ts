import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { listClassrooms } from '#server/services/catalogue/classroom/list-classrooms.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import { textIn } from '#server/services/ground/shown/text-in.ts'
import type { ClassroomDetail } from '#src/domain/classroom/enrolled-classroom.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import { ownRows, withOwn } from './own-classroom.ts'

interface Of {
  classroomId: number
  /** The id of the learner who asks; null for anonymous visitors. */
  learnerId: number | null
  audience: Audience
  now: number
}

const notEnrolled = { status: 'notEnrolled', waitingPosition: null, payBy: null } as const

/**
 * A classroom with all details and the enrolment of the learner who asks; refused as `notFound` where the
 * audience isn't shown it.
 */
export async function getClassroom(db: Db, of: Of): Promise<ClassroomDetail | Refused> {
  const { classroomId, learnerId, audience, now } = of
  const [found] = await listClassrooms(db, audience, { where: eq(classroom.id, classroomId) }, now)
  if (!found) return refuse('notFound')
  const [text] = await db
    .select({ description: classroomText.description, bodyLanguage: classroomText.bodyLanguage })
    .from(classroom)
    .innerJoin(classroomText, textIn(classroomText, classroom.id, audience.language))
    .where(eq(classroom.id, classroomId))
  const row = learnerId === null ? undefined : (await ownRows(db, learnerId, [classroomId])).get(classroomId)
  const own = row ? await withOwn(db, found, row) : { ...found, own: notEnrolled }
  return { ...own, description: text?.description ?? '', bodyLanguage: text?.bodyLanguage ?? 'en' }
}
