import * as z from 'zod/mini'
import { subject } from '../../domain/course/course.ts'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { createFacetedRowsSchema, emptyFacetedPage } from './filter-wire.ts'
import { trainerPageWire, trainerWire } from './trainer-wire.ts'

/** Returns the texts of the trainer team's page. Specification 2, section 7. */
export const getTrainerPage = declareCall({
  method: 'POST',
  path: '/certification/trainerTeam/queryTrainerConfig',
  who: 'any',
  reads: true,
  summary: 'The texts around the trainer team',
  source: 'S2 7',
  request: z.object({}),
  response: trainerPageWire,
  refusals: ['notFound'],
})

/**
 * Returns one page of trainers in the order of the team. `regionId` selects trainers whose country belongs to the
 * region; `language` selects trainers who teach in this language.
 */
export const findTrainers = declareCall({
  method: 'GET',
  path: '/certification/trainerTeam/released/list',
  who: 'any',
  summary: 'One page of the trainer team',
  source: 'S2 7',
  request: wireObject({
    ...pagingFields,
    regionId: z.optional(idCodec),
    subject: z.optional(subject),
    language: ['languageComplete', z.optional(z.string().check(z.maxLength(20)))],
  }),
  response: createFacetedRowsSchema(trainerWire),
  empty: emptyFacetedPage,
})
