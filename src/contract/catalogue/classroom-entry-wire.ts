import * as z from 'zod/mini'
import * as domain from '../../domain/classroom/classroom-entry.ts'
import { currencyCode, currencyId } from '../../domain/country/currency.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { certificationProgressCode } from './certification-status-wire.ts'
import { enrolledClassroomNames } from './classroom-enrolment-wire.ts'
import { classroomExtras } from './classroom-summary-wire.ts'

const paidIn = z.codec(z.object({ id: z.int(), currencyTypeCode: currencyCode }), currencyCode, {
  decode: (wire) => wire.currencyTypeCode,
  encode: (currency) => ({ id: currencyId[currency], currencyTypeCode: currency }),
})

/** The names on the wire of a learner's standing. Specification 1, section 3: entry mapping. */
export const standingNames = {
  learning: ['learningStatus', z.nullable(certificationProgressCode)],
  currency: z.nullable(paidIn),
} as const
export const standingExtras = {
  isAllowStartExam: [
    z.boolean(),
    ({ learning }: Pick<domain.ClassroomEntryStatus, 'learning'>) => domain.mayStartExam(learning),
  ],
} as const

/** A classroom in which a learner has, or had, a place, as it travels. */
export const classroomEntryWire = renamedWire(
  domain.classroomEntry,
  { ...enrolledClassroomNames, ...standingNames },
  { ...classroomExtras, ...standingExtras },
)
