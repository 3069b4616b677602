import { course } from '#src/domain/course/course.ts'
import { courseDocument, courseWords } from '#src/domain/course/course-document.ts'
import { type CheckFinding, error } from './check-finding.ts'
import { isTest, type ProjectFile } from './project-file.ts'

/** What readers are told of what an editor writes. */
const written = new Set([...Object.keys(courseDocument.shape), ...Object.keys(courseWords.shape)])
const told = Object.keys(course.shape).filter((field) => written.has(field))

/** Courses are filtered by these; no page reads them out. */
const filters = ['certificationType', 'subtype']

/** Cover and poster take the whole course. */
const drawn = ['picture', 'scene']

const shows = /^src\/(components|layouts|pages|islands|ui|seo)\//
const fieldsOf = (text: string): Set<string> => {
  const read = [...text.matchAll(/\bcourse\??\.([a-zA-Z]+)/g)].map(([, field]) => field as string)
  const taken = [...text.matchAll(/\{([^{}]*)\} = course\b/g)].flatMap(([, names]) =>
    (names as string).split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  )
  return new Set([...read, ...taken])
}

const unshown = (files: readonly ProjectFile[], fields: readonly string[]): CheckFinding[] => {
  const shown = new Set(files.flatMap(({ text }) => [...fieldsOf(text)]))
  return fields
    .filter((field) => !shown.has(field))
    .map((field) =>
      error('src/components/course', `nothing shows ${field}, which an editor writes of a course`),
    )
}

/** What an editor writes of a course and readers are told is shown somewhere. */
export function findUnshownFields(sources: readonly ProjectFile[], fields = told): CheckFinding[] {
  const files = sources.filter((file) => shows.test(file.path) && !isTest(file))
  return unshown(
    files,
    fields.filter((field) => !filters.includes(field) && !drawn.includes(field)),
  )
}
