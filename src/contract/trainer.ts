import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { paging } from './paging.ts'
import { trainerPageWire, trainerWire } from './trainer-wire.ts'
import { id, rowsOf } from './wire.ts'

/** Specification 2, section 7. */
export const getTrainerPage = declareCall({
  method: 'POST',
  path: '/certification/trainerTeam/queryTrainerConfig',
  who: 'any',
  reads: true,
  summary: 'The texts around the trainer team',
  request: z.object({}),
  answer: trainerPageWire,
  refusals: ['notFound'],
})

/** In the order of the team; `regionId` leaves those whose country belongs to the region. */
export const findTrainers = declareCall({
  method: 'GET',
  path: '/certification/trainerTeam/released/list',
  who: 'any',
  summary: 'One page of the trainer team',
  request: z.object({ ...paging, regionId: z.optional(id) }),
  answer: rowsOf(trainerWire),
  empty: { rows: [], total: 0 },
})
