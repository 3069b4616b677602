import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { bannerWire } from './banner-wire.ts'
import { certificationVersionWire } from './certification-version-wire.ts'
import {
  certificationGroupWire,
  certificationTypeWithTrainingWire,
  certificationWire,
} from './certification-wire.ts'
import { courseSummaryWire, kindCode } from './course-wire.ts'

/**
 * Returns the certifications of a kind, or all certifications if no kind is given. Specification 1, section 2:
 * certification list.
 */
export const getCertifications = declareCall({
  method: 'GET',
  path: '/certification/release/certification/list',
  who: 'any',
  summary: 'The certifications by type, each with the releases below it',
  source: 'S1 2, 3',
  request: z.object({ kind: z.optional(kindCode) }),
  response: z.array(certificationGroupWire),
  empty: [],
})

/**
 * Returns one certification; `banner` is the first banner of the overview page of its kind. Specification 1,
 * section 3: certification detail.
 */
export const getCertification = declareCall({
  method: 'GET',
  path: '/certification/release/certification/detail',
  who: 'any',
  summary: 'One certification with its courses and the learner’s progress',
  source: 'S1 3',
  request: z.object({ id: idCodec }),
  response: wireObject({
    certification: ['certificationDetail', certificationWire],
    courses: ['courseList', z.array(courseSummaryWire)],
    banner: z.nullable(bannerWire),
  }),
  refusals: ['notFound'],
})

/**
 * Returns the counterparts of a certification on another site (by default the page's site): the same version, or,
 * if it is missing there, other versions of its family. Specification 1, section 4: rules.
 */
export const getRelatedCertifications = declareCall({
  method: 'GET',
  path: '/certification/release/certification/getByCountryLanguage',
  who: 'any',
  summary: 'A certification on another site or in another language',
  source: 'S1 4',
  request: wireObject({
    certificationId: ['releaseCertificationId', idCodec],
    siteId: z.optional(idCodec),
    languageId: z.optional(idCodec),
  }),
  response: z.array(certificationVersionWire),
  empty: [],
})

export const getClassroomTypes = declareCall({
  method: 'GET',
  path: '/certification/getCertificationTypeListByClassroom',
  who: 'any',
  summary: 'The certification types with classrooms',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(certificationTypeWithTrainingWire),
  empty: [],
})

export const getPracticalExamTypes = declareCall({
  method: 'GET',
  path: '/certification/getCertificationTypeListByPracticalExam',
  who: 'any',
  summary: 'The certification types with practical exams',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(certificationTypeWithTrainingWire),
  empty: [],
})
