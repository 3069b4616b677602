import { inArray } from 'drizzle-orm'
import { pool, question, questionText } from '#server/db/schema/pool.ts'
import { replaceRows, upsertRows } from './save-rows.ts'
import { createTableWriter, textRowsOf } from './table-writer.ts'

/**
 * Writes question pools. Questions that an edition removes lose their position but stay stored, as exam papers refer
 * to them.
 */
export const poolTableWriter = createTableWriter(
  'pool',
  { item: pool, elsewhere: ['questions'] },
  async (tx, items) => {
    const pools = items.map(({ id }) => id)
    await tx.update(question).set({ position: null }).where(inArray(question.poolId, pools))
    const rows = items.flatMap(({ id, document }) =>
      document.questions.map(({ texts: _, ...each }, index) => ({
        ...each,
        poolId: id,
        position: index + 1,
      })),
    )
    await upsertRows(tx, question, rows)
    const questions = items.flatMap(({ document }) => document.questions)
    const texts = questions.flatMap((each) => textRowsOf(questionText, each.id, each.texts))
    await replaceRows(
      tx,
      questionText,
      questionText.id,
      questions.map(({ id }) => id),
      texts,
    )
  },
)
