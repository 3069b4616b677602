import * as z from 'zod/mini'
import * as domain from '../domain/classroom/classroom-entry.ts'
import { currencyId } from '../domain/currency/currency.ts'
import { certificationProgressCode } from './certification-status-wire.ts'
import {
  enrolledClassroomFields,
  fromEnrolledClassroom,
  toEnrolledClassroom,
} from './classroom-enrolment-wire.ts'

/** Specification 1, section 3: entry mapping. */
export const standingFields = {
  learningStatus: z.nullable(certificationProgressCode),
  isAllowStartExam: z.boolean(),
  currency: z.nullable(z.object({ id: z.int(), currencyTypeCode: z.enum(['EUR', 'PLN']) })),
}

const standingOnWire = z.object(standingFields)

export const toStanding = ({
  learningStatus,
  currency,
}: Pick<z.output<typeof standingOnWire>, 'learningStatus' | 'currency'>): domain.Standing => ({
  learning: learningStatus,
  currency: currency?.currencyTypeCode ?? null,
})

export const fromStanding = ({ learning, currency }: domain.Standing): z.output<typeof standingOnWire> => ({
  learningStatus: learning,
  isAllowStartExam: domain.mayStartExam(learning),
  currency: currency && { id: currencyId[currency], currencyTypeCode: currency },
})

/** What travels of a classroom that a learner has, or had, a place in. */
export const classroomEntryFields = { ...enrolledClassroomFields, ...standingFields }

const onWire = z.object(classroomEntryFields)

export const toClassroomEntry = (wire: z.output<typeof onWire>): domain.ClassroomEntry => ({
  ...toEnrolledClassroom(wire),
  ...toStanding(wire),
})

export const fromClassroomEntry = (entry: domain.ClassroomEntry): z.output<typeof onWire> => ({
  ...fromEnrolledClassroom(entry),
  ...fromStanding(entry),
})

export const classroomEntryWire = z.codec(onWire, domain.classroomEntry, {
  decode: toClassroomEntry,
  encode: fromClassroomEntry,
})
