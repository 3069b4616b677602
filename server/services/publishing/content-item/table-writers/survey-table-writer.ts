import { inArray } from 'drizzle-orm'
import { survey, surveyQuestion, surveyQuestionText, surveyText } from '#server/db/schema/survey.ts'
import { replaceRows, upsertRows } from './save-rows.ts'
import { createTableWriter, textRowsOf } from './table-writer.ts'

/**
 * Writes surveys. Questions that an edition removes lose their position but stay stored, as answers
 * refer to them.
 */
export const surveyTableWriter = createTableWriter(
  'survey',
  { item: survey, text: surveyText, elsewhere: ['questions'] },
  async (tx, items) => {
    const surveys = items.map(({ id }) => id)
    await tx.update(surveyQuestion).set({ position: null }).where(inArray(surveyQuestion.surveyId, surveys))
    const rows = items.flatMap(({ id, document }) =>
      document.questions.map(({ texts: _, ...each }, index) => ({
        ...each,
        surveyId: id,
        position: index + 1,
      })),
    )
    await upsertRows(tx, surveyQuestion, rows)
    const questions = items.flatMap(({ document }) => document.questions)
    const texts = questions.flatMap((each) => textRowsOf(surveyQuestionText, each.id, each.texts))
    await replaceRows(
      tx,
      surveyQuestionText,
      surveyQuestionText.id,
      questions.map(({ id }) => id),
      texts,
    )
  },
)
