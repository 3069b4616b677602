import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { getDeviceTimeZone } from '#src/ui/device-time-zone.ts'

/**
 * Returns the time zone in which a classroom's times are displayed: the zone of its venue, or the learner's zone if
 * it is online.
 */
export const timeZoneOfClassroom = ({ venue, zone }: Pick<ClassroomSummary, 'venue' | 'zone'>): string =>
  venue ? zone : getDeviceTimeZone()

/** Returns the time zone in which a learner's training session is displayed. */
export const timeZoneOfTraining = (training: MyTraining): string =>
  training.kind === 'practicalExam' ? training.practicalExam.zone : timeZoneOfClassroom(training.classroom)
