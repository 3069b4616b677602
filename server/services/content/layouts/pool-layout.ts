import { inArray } from 'drizzle-orm'
import { pool, question, questionText } from '../../../db/schema/pool.ts'
import { replaceRows, upsertRows } from './keep-rows.ts'
import { layoutOf, textRows } from './layout.ts'

/** Questions that a pool goes on without lose their place, but stay: papers name them. */
export const poolLayout = layoutOf<'pool'>({ item: pool }, async (tx, items) => {
  const pools = items.map(({ id }) => id)
  await tx.update(question).set({ position: null }).where(inArray(question.poolId, pools))
  const rows = items.flatMap(({ id, document }) =>
    document.questions.map(({ texts: _, ...each }, index) => ({ ...each, poolId: id, position: index + 1 })),
  )
  await upsertRows(tx, question, rows)
  const questions = items.flatMap(({ document }) => document.questions)
  const texts = questions.flatMap((each) => textRows(questionText, each.id, each.texts))
  await replaceRows(
    tx,
    questionText,
    questionText.id,
    questions.map(({ id }) => id),
    texts,
  )
})
