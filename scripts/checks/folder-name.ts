import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const drawers = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'manager', 'lib'])

/** Finds drawers: a folder or file is called by what it is about, and names that take anything are refused. */
export function findDrawers(files: readonly Pick<ProjectFile, 'path'>[]): CheckFinding[] {
  const named = files.flatMap(({ path }) => {
    const parts = path.split('/')
    const index = parts.findIndex((part) => drawers.has(part.replace(/\..*$/, '')))
    return index < 0 ? [] : [parts.slice(0, index + 1).join('/')]
  })
  return [...new Set(named)].map((path) =>
    error(path, 'a drawer for anything: call it by the noun that it is about'),
  )
}
