import * as z from 'zod/mini'
import * as domain from '../domain/schedule/schedule.ts'
import { classroomWire } from './classroom-wire.ts'
import { practicalExamSummaryWire } from './practical-exam-wire.ts'
import { coded } from './wire.ts'

/** `relationType` is that of orders: 1 classroom, 2 practical exam, 3 non-certification. Decisions: "Codes". */
const classroomOnWire = z.codec(
  z.object({
    relationType: coded({ classroom: '1', nonCertification: '3' }),
    classroom: classroomWire,
  }),
  domain.scheduledClassroom,
  {
    decode: (wire) => ({ relation: wire.relationType, classroom: wire.classroom }),
    encode: (each) => ({ relationType: each.relation, classroom: each.classroom }),
  },
)

const examOnWire = z.codec(
  z.object({ relationType: coded({ practicalExam: '2' }), practicalExam: practicalExamSummaryWire }),
  domain.scheduledExam,
  {
    decode: (wire) => ({ relation: 'practicalExam' as const, practicalExam: wire.practicalExam }),
    encode: (each) => ({ relationType: each.relation, practicalExam: each.practicalExam }),
  },
)

export const scheduledWire = z.union([classroomOnWire, examOnWire])
