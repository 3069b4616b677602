import { course } from '#src/domain/course/course.ts'
import { courseDocument, courseTexts } from '#src/domain/course/course-document.ts'
import { type CheckFinding, createError } from './check-finding.ts'
import { isTestFile, type ProjectFile } from './project-file.ts'

/** The fields of a course that an editor writes and visitors receive. */
const editedFields = new Set([...Object.keys(courseDocument.shape), ...Object.keys(courseTexts.shape)])
const publicFields = Object.keys(course.shape).filter((field) => editedFields.has(field))

/** Fields that only filter the list of courses; no page shows them. */
const filters = ['certificationType', 'subtype']

/** Fields that the components for covers and posters read from the course. */
const coverFields = ['picture', 'scene']

const showsCourse = /^src\/(components|layouts|pages|islands|ui|seo)\//
const fieldsOf = (text: string): Set<string> => {
  const read = [...text.matchAll(/\bcourse\??\.([a-zA-Z]+)/g)].map(([, field]) => field as string)
  const destructured = [...text.matchAll(/\{([^{}]*)\} = course\b/g)].flatMap(([, names]) =>
    (names as string).split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  )
  return new Set([...read, ...destructured])
}

const unshown = (files: readonly ProjectFile[], fields: readonly string[]): CheckFinding[] => {
  const shown = new Set(files.flatMap(({ text }) => [...fieldsOf(text)]))
  return fields
    .filter((field) => !shown.has(field))
    .map((field) =>
      createError('src/components/course', `nothing shows ${field}, which an editor writes of a course`),
    )
}

/** Finds fields of a course that editors write and visitors receive, but that no page shows. */
export function findUnshownFields(sources: readonly ProjectFile[], fields = publicFields): CheckFinding[] {
  const files = sources.filter((file) => showsCourse.test(file.path) && !isTestFile(file))
  return unshown(
    files,
    fields.filter((field) => !filters.includes(field) && !coverFields.includes(field)),
  )
}
