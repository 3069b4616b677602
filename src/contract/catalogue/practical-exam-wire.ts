import * as z from 'zod/mini'
import * as domain from '../../domain/practical-exam/practical-exam.ts'
import { renamedWire, spreadCodec } from '../protocol/renamed.ts'
import { chargeFields } from './certification-version-wire.ts'
import { practicalExamEnrolmentCode, sessionStateCode } from './classroom-status-wire.ts'
import { regionWire } from './classroom-summary-wire.ts'

const ownWire = renamedWire(domain.myPracticalExamEnrolment, {
  enrolmentId: 'practicalExamApproveId',
  status: ['userPracticalExamStatus', practicalExamEnrolmentCode],
  recordPassword: 'linkPasswd',
  diet: 'dietaryRequirements',
})

/** The wire names of a date of a practical exam. Specification 1, section 3: practical exam entry. */
const names = {
  certificationId: 'certificationReleaseId',
  name: 'practicalExamName',
  country: 'countryCode',
  regions: ['regionList', z.array(regionWire)],
  seatsLeft: 'remainingSeats',
  state: ['practicalExamStatus', sessionStateCode],
  own: spreadCodec(ownWire),
  language: 'textLanguage',
} as const

type ExamRegions = Pick<domain.PracticalExamSummary, 'regions'>
/** Additional wire fields of a practical exam: `regionId` is the first region's id, or null. */
const extras = {
  regionId: [z.nullable(z.int()), ({ regions }: ExamRegions) => regions[0]?.id ?? null],
  ...chargeFields,
} as const

export const practicalExamSummaryWire = renamedWire(domain.practicalExamSummary, names, extras)
export const practicalExamWire = renamedWire(domain.practicalExam, names, extras)

export const practicalExamCardWire = renamedWire(domain.practicalExamCard, {
  certificationId: 'certificationReleaseId',
  exams: ['practicalExamList', z.array(practicalExamSummaryWire)],
})
