import type { ReleasePlan } from './release-plan.ts'
import type { ReleasedFiles } from './render-batch.ts'

/**
 * Returns rendered files with the day on which their content last changed. `shown` are the files of the last
 * release. The day is today for a new page, and for a page whose item or data changed since that release; otherwise
 * it is the day that the release stores. A new design does not count as a change of content.
 */
export function addChangeDays(
  files: ReleasedFiles,
  { day, changedPaths }: Pick<ReleasePlan, 'day' | 'changedPaths'>,
  shown: ReleasedFiles,
): ReleasedFiles {
  const dayOf = (path: string): string | undefined => {
    const last = shown[path]
    const isChanged = changedPaths.has(path) || files[path]?.inputs !== last?.inputs
    return isChanged || !last ? day : last.changed
  }
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      const changed = dayOf(path)
      return [path, changed ? { ...file, changed } : file]
    }),
  )
}
