import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'
import { practicalExamCardWire, practicalExamSummaryWire, practicalExamWire } from './practical-exam-wire.ts'
import { territoryWire } from './region-wire.ts'

/**
 * Returns the practical exams of a certification, soonest first. Ended exams are left out of every list.
 * Specification 2, section 7.
 */
export const getPracticalExamsOfCertification = declareCall({
  method: 'POST',
  path: '/certification/practicalExam/getOfCertification',
  who: 'any',
  reads: true,
  summary: 'The dates of the practical exam of a certification, in a region if one is named',
  source: 'S2 7',
  request: z.object({ certificationId: idCodec, regionId: z.optional(idCodec) }),
  response: z.array(practicalExamSummaryWire),
  empty: [],
})

export const getPracticalExamRegions = declareCall({
  method: 'POST',
  path: '/certification/practicalExam/getRegion',
  who: 'any',
  reads: true,
  summary: 'The regions in which the practical exam of a certification is held',
  source: 'S2 7',
  request: z.object({ certificationId: idCodec }),
  response: z.array(territoryWire),
  empty: [],
})

export const getPracticalExam = declareCall({
  method: 'GET',
  path: '/certification/practicalExam/getById',
  who: 'any',
  summary: 'One date of a practical exam, with what to prepare',
  source: 'S1 3',
  request: z.object({ id: idCodec }),
  response: practicalExamWire,
  refusals: ['notFound'],
})

/**
 * Returns the practical exams of all certifications, in the order of certifications. Certifications without a date
 * are left out.
 */
export const getPracticalExamCards = declareCall({
  method: 'POST',
  path: '/certification/practicalExam/listPracticalExamCard',
  who: 'any',
  reads: true,
  summary: 'The dates of practical exams by certification, in a region if one is named',
  source: 'S2 7',
  request: z.object({ regionId: z.optional(idCodec) }),
  response: z.array(practicalExamCardWire),
  empty: [],
})
