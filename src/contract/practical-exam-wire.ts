import * as z from 'zod/mini'
import { classroomTrainer } from '../domain/classroom/classroom-summary.ts'
import { price } from '../domain/content/document.ts'
import * as domain from '../domain/practical-exam/practical-exam.ts'
import { practicalExamEnrolmentCode, sessionStateCode } from './classroom-status-wire.ts'
import { classroomSummaryFields } from './classroom-summary-wire.ts'
import { flagCode } from './flag-wire.ts'

/** What travels of a practical exam's date. Specification 1, section 3: practical exam entry. */
export const practicalExamFields = {
  id: z.int(),
  certificationReleaseId: z.int(),
  certificationName: z.string(),
  practicalExamName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  zone: z.string(),
  location: z.string(),
  countryCode: z.string(),
  /** The first of the list, or null. */
  regionId: z.nullable(z.int()),
  regionList: classroomSummaryFields.regionList,
  capacity: z.int(),
  remainingSeats: z.int(),
  practicalExamStatus: sessionStateCode,
  trainer: z.nullable(classroomTrainer),
  isCharge: flagCode,
  fee: z.nullable(price),
  practicalExamApproveId: z.nullable(z.int()),
  userPracticalExamStatus: practicalExamEnrolmentCode,
  recordLink: z.nullable(z.string()),
  linkPasswd: z.nullable(z.string()),
  allergies: z.nullable(z.string()),
  dietaryRequirements: z.nullable(z.string()),
  textLanguage: z.string(),
}

const onWire = z.object(practicalExamFields)

export const toPracticalExam = (wire: z.output<typeof onWire>): domain.PracticalExamSummary => ({
  id: wire.id,
  certification: wire.certificationReleaseId,
  certificationName: wire.certificationName,
  name: wire.practicalExamName,
  startsAt: wire.startsAt,
  endsAt: wire.endsAt,
  zone: wire.zone,
  location: wire.location,
  country: wire.countryCode,
  regions: wire.regionList,
  capacity: wire.capacity,
  seatsLeft: wire.remainingSeats,
  state: wire.practicalExamStatus,
  trainer: wire.trainer,
  fee: wire.fee,
  own: {
    enrolmentId: wire.practicalExamApproveId,
    status: wire.userPracticalExamStatus,
    recordLink: wire.recordLink,
    recordPassword: wire.linkPasswd,
    allergies: wire.allergies,
    diet: wire.dietaryRequirements,
  },
  language: wire.textLanguage,
})

export const fromPracticalExam = ({
  own,
  ...exam
}: domain.PracticalExamSummary): z.output<typeof onWire> => ({
  id: exam.id,
  certificationReleaseId: exam.certification,
  certificationName: exam.certificationName,
  practicalExamName: exam.name,
  startsAt: exam.startsAt,
  endsAt: exam.endsAt,
  zone: exam.zone,
  location: exam.location,
  countryCode: exam.country,
  regionId: exam.regions[0]?.id ?? null,
  regionList: exam.regions,
  capacity: exam.capacity,
  remainingSeats: exam.seatsLeft,
  practicalExamStatus: exam.state,
  trainer: exam.trainer,
  isCharge: exam.fee !== null,
  fee: exam.fee,
  practicalExamApproveId: own.enrolmentId,
  userPracticalExamStatus: own.status,
  recordLink: own.recordLink,
  linkPasswd: own.recordPassword,
  allergies: own.allergies,
  dietaryRequirements: own.diet,
  textLanguage: exam.language,
})

export const practicalExamSummaryWire = z.codec(onWire, domain.practicalExamSummary, {
  decode: toPracticalExam,
  encode: fromPracticalExam,
})

export const practicalExamWire = z.codec(
  z.object({ ...practicalExamFields, preparation: z.string() }),
  domain.practicalExam,
  {
    decode: ({ preparation, ...wire }) => ({ ...toPracticalExam(wire), preparation }),
    encode: ({ preparation, ...exam }) => ({ ...fromPracticalExam(exam), preparation }),
  },
)

export const practicalExamCardWire = z.codec(
  z.object({
    certificationReleaseId: z.int(),
    certificationName: z.string(),
    practicalExamList: z.array(practicalExamSummaryWire),
  }),
  domain.practicalExamCard,
  {
    decode: (wire) => ({
      certification: wire.certificationReleaseId,
      certificationName: wire.certificationName,
      exams: wire.practicalExamList,
    }),
    encode: (card) => ({
      certificationReleaseId: card.certification,
      certificationName: card.certificationName,
      practicalExamList: card.exams,
    }),
  },
)
