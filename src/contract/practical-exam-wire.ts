import * as z from 'zod/mini'
import * as domain from '../domain/practical-exam/practical-exam.ts'
import { practicalExamEnrolmentCode, sessionStateCode } from './classroom-status-wire.ts'
import { regionWire } from './classroom-summary-wire.ts'
import { charged } from './release-wire.ts'
import { renamed, spread } from './renamed.ts'

const ownWire = renamed(domain.ownPracticalExam, {
  enrolmentId: 'practicalExamApproveId',
  status: ['userPracticalExamStatus', practicalExamEnrolmentCode],
  recordPassword: 'linkPasswd',
  diet: 'dietaryRequirements',
})

/** The names on the wire of a date of a practical exam. Specification 1, section 3: practical exam entry. */
const names = {
  certificationId: 'certificationReleaseId',
  name: 'practicalExamName',
  country: 'countryCode',
  regions: ['regionList', z.array(regionWire)],
  seatsLeft: 'remainingSeats',
  state: ['practicalExamStatus', sessionStateCode],
  own: spread(ownWire),
  language: 'textLanguage',
} as const

type Offered = Pick<domain.PracticalExamSummary, 'regions'>
/** Fields of a practical exam that only the wire has: `regionId` is the first of the list, or null. */
const extras = {
  regionId: [z.nullable(z.int()), ({ regions }: Offered) => regions[0]?.id ?? null],
  ...charged,
} as const

export const practicalExamSummaryWire = renamed(domain.practicalExamSummary, names, extras)
export const practicalExamWire = renamed(domain.practicalExam, names, extras)

export const practicalExamCardWire = renamed(domain.practicalExamCard, {
  certificationId: 'certificationReleaseId',
  exams: ['practicalExamList', z.array(practicalExamSummaryWire)],
})
