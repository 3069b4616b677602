import type { PgColumn } from 'drizzle-orm/pg-core'
import { learner, learnerSearchText } from '#server/db/schema/learner.ts'
import type { RelatedText } from './list-source.ts'

/** Returns the text by which a list's search finds rows of a learner: the learner's name and email address. */
export const createLearnerSearchText = (learnerIdColumn: PgColumn): RelatedText => ({
  table: learner,
  id: learner.id,
  idKind: 'number',
  text: learnerSearchText(learner),
  referringColumn: learnerIdColumn,
})
