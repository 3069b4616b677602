import type { PageFailure } from '../domain/content-item/page-failure.ts'

/** How many reasons are told; more of them have one cause, and the first tell it. */
const most = 20

const subjectOf = ({ family, id, fixed }: PageFailure): string => (family ? `${family} ${id}` : (fixed ?? ''))

/**
 * The pages that could not be made, a line for each item and reason:
 * "course 7: /eu/course/detail/7 and 9 more pages are as they were: the reason".
 */
export function failuresInWords(failures: readonly PageFailure[]): string[] {
  const groups = Map.groupBy(failures, (failure) => `${subjectOf(failure)}: ${failure.reason}`)
  const lines = [...groups.values()].map((group) => {
    const [first] = group as [PageFailure, ...PageFailure[]]
    const more = group.length > 1 ? ` and ${group.length - 1} more are as they were` : ' is as it was'
    return `not made: ${subjectOf(first)}: ${first.path}${more}: ${first.reason}`
  })
  const left = lines.length - most
  return left > 0 ? [...lines.slice(0, most), `not made: ${left} more`] : lines
}
