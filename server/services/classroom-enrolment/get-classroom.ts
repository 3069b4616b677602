import { eq } from 'drizzle-orm'
import type { ClassroomDetail } from '../../../src/domain/classroom/enrolled-classroom.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { classroom, classroomText } from '../../db/schema/classroom.ts'
import { listClassrooms } from '../classroom/list-classrooms.ts'
import type { Audience } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'
import { ownRows, withOwn } from './own-classroom.ts'

interface Of {
  classroomId: number
  /** Null for anonymous readers. */
  learnerId: number | null
  audience: Audience
  now: number
}

const notEnrolled = { status: 'notEnrolled', waitingPosition: null } as const

/** The whole of a classroom, with what it is to whoever asks; `notFound` where it isn't shown. */
export async function getClassroom(db: Db, of: Of): Promise<ClassroomDetail | Refused> {
  const { classroomId, learnerId, audience, now } = of
  const [found] = await listClassrooms(db, audience, { where: eq(classroom.id, classroomId) }, now)
  if (!found) return refuse('notFound')
  const [text] = await db
    .select({ description: classroomText.description })
    .from(classroom)
    .innerJoin(classroomText, textIn(classroomText, classroom.id, audience.language))
    .where(eq(classroom.id, classroomId))
  const row = learnerId === null ? undefined : (await ownRows(db, learnerId, [classroomId])).get(classroomId)
  const own = row ? await withOwn(db, found, row) : { ...found, own: notEnrolled }
  return { ...own, description: text?.description ?? '' }
}
