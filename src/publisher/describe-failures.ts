import type { PageFailure } from '../domain/content-item/page-failure.ts'

/**
 * The maximum number of reasons that are listed. If there are more, most have the same cause, which the first
 * reasons show.
 */
const maxLines = 20

const subjectOf = ({ family, id, fixed }: PageFailure): string => (family ? `${family} ${id}` : (fixed ?? ''))

/**
 * Returns one line for each item and reason of pages that could not be rendered: "not rendered: course 7:
 * /eu/course/detail/7 and 9 more still show the previous version: the reason".
 */
export function describeFailures(failures: readonly PageFailure[]): string[] {
  const groups = Map.groupBy(failures, (failure) => `${subjectOf(failure)}: ${failure.reason}`)
  const lines = [...groups.values()].map((group) => {
    const [first] = group as [PageFailure, ...PageFailure[]]
    const more =
      group.length > 1
        ? ` and ${group.length - 1} more still show the previous version`
        : ' still shows the previous version'
    return `not rendered: ${subjectOf(first)}: ${first.path}${more}: ${first.reason}`
  })
  const omitted = lines.length - maxLines
  return omitted > 0 ? [...lines.slice(0, maxLines), `not rendered: ${omitted} more`] : lines
}
