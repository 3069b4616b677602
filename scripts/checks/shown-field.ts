import { basename } from 'node:path'
import { course } from '#src/domain/course/course.ts'
import { courseDocument, courseWords } from '#src/domain/course/course-document.ts'
import { error, type Finding } from './finding.ts'
import { isTest, type ProjectFile } from './project-file.ts'

/** What readers are told of what an editor writes. */
const written = new Set([...Object.keys(courseDocument.shape), ...Object.keys(courseWords.shape)])
const told = Object.keys(course.shape).filter((field) => written.has(field))

/** Courses are filtered by these; no page reads them out. */
const filters = ['certificationType', 'subtype']

/** The cover takes the whole course in an island, and its parts in a page. */
const ofCover = new Set(['id', 'subject', 'picture'])

const shows = /^src\/(components|layouts|pages|islands|ui|seo)\//
const fieldsOf = (text: string): Set<string> => {
  const read = [...text.matchAll(/\bcourse\??\.([a-zA-Z]+)/g)].map(([, field]) => field as string)
  const taken = [...text.matchAll(/\{([^{}]*)\} = course\b/g)].flatMap(([, names]) =>
    (names as string).split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  )
  return new Set([...read, ...taken])
}

const unshown = (files: readonly ProjectFile[], fields: readonly string[]): Finding[] => {
  const shown = new Set(files.flatMap(({ text }) => [...fieldsOf(text)]))
  return fields
    .filter((field) => !shown.has(field))
    .map((field) =>
      error('src/components/course', `nothing shows ${field}, which an editor writes of a course`),
    )
}

/** A template and the island's component of the same name draw the same: what one reads, the other names. */
const apart = (files: readonly ProjectFile[], fields: readonly string[]): Finding[] => {
  const missing = (from: ProjectFile, other: ProjectFile): Finding[] =>
    [...fieldsOf(from.text)]
      .filter((field) => fields.includes(field) && !ofCover.has(field))
      .filter((field) => !new RegExp(`\\b${field}\\b`).test(other.text))
      .map((field) => error(other.path, `does not show ${field}, as its twin does`))
  return files.flatMap((island) => {
    const name = `${basename(island.path, '.tsx')}.astro`
    const twin = files.find(({ path }) => island.path.endsWith('.tsx') && basename(path) === name)
    return twin ? [...missing(island, twin), ...missing(twin, island)] : []
  })
}

/** What an editor writes of a course and readers are told is shown somewhere, and alike in pages and islands. */
export function findUnshownFields(sources: readonly ProjectFile[], fields = told): Finding[] {
  const files = sources.filter((file) => shows.test(file.path) && !isTest(file))
  const shown = fields.filter((field) => !filters.includes(field))
  return [...unshown(files, shown), ...apart(files, shown)]
}
