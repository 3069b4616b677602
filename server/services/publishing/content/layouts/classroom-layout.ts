import { classroom, classroomText, classroomTrainer } from '#server/db/schema/classroom.ts'
import { replaceRows } from './keep-rows.ts'
import { layoutOf } from './layout.ts'

export const classroomLayout = layoutOf(
  'classroom',
  { item: classroom, text: classroomText, rich: ['description'], elsewhere: ['trainers'] },
  async (tx, items) => {
    const rows = items.flatMap(({ id, document }) =>
      document.trainers.map((trainerId, index) => ({ classroomId: id, trainerId, position: index + 1 })),
    )
    await replaceRows(
      tx,
      classroomTrainer,
      classroomTrainer.classroomId,
      items.map(({ id }) => id),
      rows,
    )
  },
)
