import * as z from 'zod/mini'
import { scheduleMode } from '../../domain/schedule/schedule.ts'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { wireObject } from '../protocol/renamed.ts'
import { createListPageSchema, idCodec, wireInstant } from '../protocol/wire.ts'
import { schedulePath } from './free-seats.ts'
import { scheduledWire } from './schedule-wire.ts'

/** The longest period of a calendar request, in milliseconds. */
const longest = 366 * 24 * 60 * 60 * 1000

/**
 * Returns one page of the sessions of certifications, soonest first, without ended ones. With `mode`
 * `practicalExam` it returns only practical exams.
 */
export const findTrainings = declareCall({
  method: 'POST',
  path: '/certification/classroomAndPracticalExam/page',
  who: 'any',
  reads: true,
  summary: 'One page of the classrooms and practical exams of certifications',
  source: 'S2 7',
  request: wireObject({
    regionId: z.optional(idCodec),
    certificationType: ['certificationTypeName', z.optional(z.string().check(z.maxLength(100)))],
    mode: z.optional(scheduleMode),
    ...pagingFields,
  }),
  response: createListPageSchema(scheduledWire),
  empty: { rows: [], total: 0 },
})

/** Returns every training that takes place at least partly between two instants, which are at most a year apart. */
export const getSchedule = declareCall({
  method: 'POST',
  path: schedulePath,
  who: 'any',
  reads: true,
  summary: 'The classrooms and practical exams between two times, for a calendar',
  source: 'S2 7',
  request: z
    .object({ from: wireInstant, to: wireInstant, regionId: z.optional(idCodec) })
    .check(z.refine(({ from, to }) => isSpan(Date.parse(to) - Date.parse(from)), 'not a span')),
  response: z.array(scheduledWire),
  empty: [],
})

const isSpan = (milliseconds: number): boolean => milliseconds > 0 && milliseconds <= longest
