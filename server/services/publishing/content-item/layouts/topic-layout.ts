import { topic, topicCourse, topicText } from '#server/db/schema/topic.ts'
import { layoutOf } from './layout.ts'
import { replaceRows } from './save-rows.ts'

export const topicLayout = layoutOf(
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
