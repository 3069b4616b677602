import * as z from 'zod/mini'
import * as domain from '../../domain/classroom/enrolled-classroom.ts'
import { renamedWire, spreadCodec } from '../protocol/renamed.ts'
import { prerequisiteWire } from './certification-version-wire.ts'
import { classroomEnrolmentCode } from './classroom-status-wire.ts'
import { classroomExtraFields } from './classroom-summary-wire.ts'
import { classroomWireNames } from './classroom-wire.ts'

const ownWire = renamedWire(domain.myClassroomEnrolment, {
  status: ['classroomEnrollStatus', classroomEnrolmentCode],
})

/** The wire names of a classroom with the signed-in learner's enrolment. */
export const enrolledClassroomWireNames = { ...classroomWireNames, own: spreadCodec(ownWire) } as const

export const classroomDetailWire = renamedWire(
  domain.classroomDetail,
  { ...enrolledClassroomWireNames, requires: z.nullable(prerequisiteWire) },
  classroomExtraFields,
)
