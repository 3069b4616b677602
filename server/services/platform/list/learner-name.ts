import type { PgColumn } from 'drizzle-orm/pg-core'
import { learner, learnerText } from '#server/db/schema/learner.ts'
import type { RelatedText } from './list-source.ts'

/** Finds rows by their learner's name and address. */
export const ofLearner = (refers: PgColumn): RelatedText => ({
  table: learner,
  id: learner.id,
  text: learnerText(learner),
  refers,
})
