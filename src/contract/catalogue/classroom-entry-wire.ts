import * as z from 'zod/mini'
import * as domain from '../../domain/classroom/classroom-entry.ts'
import { currencyCode, numericCodeByCurrency } from '../../domain/country/currency.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { certificationProgressCode } from './certification-status-wire.ts'
import { enrolledClassroomWireNames } from './classroom-enrolment-wire.ts'
import { classroomExtraFields } from './classroom-summary-wire.ts'

const currencyWire = z.codec(z.object({ id: z.int(), currencyTypeCode: currencyCode }), currencyCode, {
  decode: (wire) => wire.currencyTypeCode,
  encode: (currency) => ({ id: numericCodeByCurrency[currency], currencyTypeCode: currency }),
})

/** The wire names of a learner's status in a training. Specification 1, section 3: entry mapping. */
export const learningStatusWireNames = {
  learning: ['learningStatus', z.nullable(certificationProgressCode)],
  currency: z.nullable(currencyWire),
} as const
export const learningStatusExtraFields = {
  isAllowStartExam: [
    z.boolean(),
    ({ learning }: Pick<domain.ClassroomEntryFields, 'learning'>) => domain.hasReachedExam(learning),
  ],
} as const

/** The wire format of a classroom with the learner's current or past enrolment. */
export const classroomEntryWire = renamedWire(
  domain.classroomEntry,
  { ...enrolledClassroomWireNames, ...learningStatusWireNames },
  { ...classroomExtraFields, ...learningStatusExtraFields },
)
