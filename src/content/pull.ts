import type { Api } from '../api/create-api.ts'
import { getContentChanges } from '../contract/content.ts'
import type { Course } from '../domain/course/course.ts'

/** The published content of a site in one language. */
export interface Content {
  courses: readonly { course: Course; recommended: boolean }[]
}

const rowsAtOnce = 500

/** Pulls everything that is published, through the contract. Fails when the API does. */
export async function pullContent(api: Api): Promise<Content> {
  const courses: { course: Course; recommended: boolean }[] = []
  for (let since = 0; ; ) {
    const changes = await api.call(getContentChanges, { since, limit: rowsAtOnce })
    if (!changes.ok) throw new Error(`The content could not be pulled: ${JSON.stringify(changes.failure)}`)
    courses.push(...changes.value.rows)
    if (changes.value.rows.length < rowsAtOnce) break
    since = changes.value.revision
  }
  return { courses: courses.sort((a, b) => a.course.id - b.course.id) }
}
