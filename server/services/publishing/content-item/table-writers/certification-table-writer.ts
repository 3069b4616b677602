import {
  certification,
  certificationCourse,
  certificationPrerequisite,
  certificationText,
} from '#server/db/schema/certification.ts'
import { replaceRows } from './save-rows.ts'
import { createTableWriter } from './table-writer.ts'

export const certificationTableWriter = createTableWriter(
  'certification',
  {
    item: certification,
    text: certificationText,
    rich: ['description'],
    elsewhere: ['courses', 'prerequisites'],
  },
  async (tx, items) => {
    const ids = items.map(({ id }) => id)
    const courses = items.flatMap(({ id, document }) =>
      document.courses.map((courseId, index) => ({ certificationId: id, courseId, position: index + 1 })),
    )
    await replaceRows(tx, certificationCourse, certificationCourse.certificationId, ids, courses)
    const prerequisites = items.flatMap(({ id, document }) =>
      document.prerequisites.map((prerequisiteId) => ({ certificationId: id, prerequisiteId })),
    )
    const { certificationId } = certificationPrerequisite
    await replaceRows(tx, certificationPrerequisite, certificationId, ids, prerequisites)
  },
)
