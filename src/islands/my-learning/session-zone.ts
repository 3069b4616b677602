import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { ownZone } from '#src/ui/own-zone.ts'

/** The zone in which the times of a classroom are told: its venue's, or online the reader's. */
export const classroomZone = ({ venue, zone }: Pick<ClassroomSummary, 'venue' | 'zone'>): string =>
  venue ? zone : ownZone()

/** The zone in which the times of a learner's own session are told. */
export const sessionZone = (of: MyTraining): string =>
  of.kind === 'practicalExam' ? of.practicalExam.zone : classroomZone(of.classroom)
