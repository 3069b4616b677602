import { topic, topicCourse, topicText } from '#server/db/schema/topic.ts'
import { replaceRows } from './save-rows.ts'
import { createTableWriter } from './table-writer.ts'

export const topicTableWriter = createTableWriter(
  'topic',
  { item: topic, text: topicText, rich: ['body'], elsewhere: ['courses'] },
  async (tx, items) => {
    const rows = items.flatMap(({ id, document }) =>
      document.courses.map((courseId, index) => ({ topicId: id, courseId, position: index + 1 })),
    )
    await replaceRows(
      tx,
      topicCourse,
      topicCourse.topicId,
      items.map(({ id }) => id),
      rows,
    )
  },
)
