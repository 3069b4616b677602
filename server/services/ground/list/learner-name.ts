import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { learner, learnerText } from '#server/db/schema/learner.ts'
import type { RelatedText } from './list-source.ts'

/** Finds rows by their learner's name and address; `link` is given where the learner is not a column of the row. */
export const ofLearner = (column: PgColumn, link: (found: SQL) => SQL = (found) => found): RelatedText => ({
  table: learner,
  id: learner.id,
  text: learnerText(learner),
  link: (refers) => link(refers(column)),
})
