import * as z from 'zod/mini'
import { classroomMode } from '../../domain/classroom/classroom-mode.ts'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { classroomDetailWire } from './classroom-enrolment-wire.ts'
import { classroomWire } from './classroom-wire.ts'
import { kindCode } from './course-wire.ts'
import { createFacetedRowsSchema, emptyFacetedPage, month } from './filter-wire.ts'

/**
 * Returns the classrooms of a certification, soonest first. This list and all other lists leave out ended
 * classrooms. Specification 2, section 7.
 */
export const getClassroomsOfCertification = declareCall({
  method: 'POST',
  path: '/certification/classroom/getOfCertification',
  who: 'any',
  reads: true,
  summary: 'The classrooms of a certification, in a region and held in a mode if these are named',
  source: 'S2 7',
  request: z.object({
    certificationId: idCodec,
    regionId: z.optional(idCodec),
    mode: z.optional(classroomMode),
  }),
  response: z.array(classroomWire),
  empty: [],
})

/**
 * The filters of every list of classrooms. `month` is the month in which the classroom starts, in the venue's time
 * zone; `city` is the English name of the city; `language` is a language of instruction.
 */
const filterFields = {
  regionId: z.optional(idCodec),
  month: z.optional(month),
  mode: z.optional(classroomMode),
  city: z.optional(z.string().check(z.maxLength(100))),
  language: ['languageComplete', z.optional(z.string().check(z.maxLength(20)))],
} as const

/**
 * Returns one page of classrooms. `certificationType` is the slug of a type; if it is absent, classrooms of all
 * certifications are found.
 */
export const findClassrooms = declareCall({
  method: 'POST',
  path: '/certification/classroom/getOfCertificateType',
  who: 'any',
  reads: true,
  summary: 'One page of the classrooms of a certification type',
  source: 'S2 7',
  request: wireObject({
    kind: z.optional(kindCode),
    certificationType: ['certificationTypeName', z.optional(z.string().check(z.maxLength(100)))],
    ...filterFields,
    ...pagingFields,
  }),
  response: createFacetedRowsSchema(classroomWire),
  empty: emptyFacetedPage,
})

/**
 * Returns a classroom with the learner's enrolment, even if the classroom has ended or belongs to no certification.
 */
export const getClassroom = declareCall({
  method: 'GET',
  path: '/certification/classroom/released/detail',
  who: 'any',
  summary: 'One classroom, with the learner’s enrolment',
  source: 'S1 2, 3',
  request: z.object({ id: idCodec }),
  response: classroomDetailWire,
  refusals: ['notFound'],
})

/**
 * Returns one page of workshops and seminars. The keyword is searched in name, summary and location, and with the
 * full-text search of the portal. Specification 1, section 2: workshops and seminars.
 */
export const findWorkshops = declareCall({
  method: 'POST',
  path: '/certification/classroom/getNonCertificationList',
  who: 'any',
  reads: true,
  summary: 'One page of the workshops, seminars and webinars that belong to no certification',
  source: 'S1 2, S2 7',
  costly: 'search',
  request: wireObject({
    keyword: z.optional(z.string().check(z.maxLength(100))),
    ...filterFields,
    ...pagingFields,
  }),
  response: createFacetedRowsSchema(classroomWire),
  empty: emptyFacetedPage,
  refusals: ['busy'],
})
