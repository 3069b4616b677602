import { type CheckFinding, createError } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const drawers = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'manager', 'lib'])

/** Finds folders and files with catch-all names, such as utils: a folder or file is named after its subject. */
export function findCatchAllNames(files: readonly Pick<ProjectFile, 'path'>[]): CheckFinding[] {
  const named = files.flatMap(({ path }) => {
    const parts = path.split('/')
    const index = parts.findIndex((part) => drawers.has(part.replace(/\..*$/, '')))
    return index < 0 ? [] : [parts.slice(0, index + 1).join('/')]
  })
  return [...new Set(named)].map((path) =>
    createError(path, 'a name for anything: name it after its subject'),
  )
}
