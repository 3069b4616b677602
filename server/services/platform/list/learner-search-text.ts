import type { PgColumn } from 'drizzle-orm/pg-core'
import { learner, learnerText } from '#server/db/schema/learner.ts'
import type { RelatedText } from './list-source.ts'

/** Returns the related text by which rows are found: the name and email address of their learner. */
export const learnerSearchText = (refers: PgColumn): RelatedText => ({
  table: learner,
  id: learner.id,
  idKind: 'number',
  text: learnerText(learner),
  refers,
})
