import { climbOf, listImports } from '../architecture/imports.ts'
import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const mostLevels = 2

/** Finds imports that climb more than two folders; these must begin at the root: '#src/routes.ts'. */
export const findClimbingImports = (files: readonly ProjectFile[]): CheckFinding[] =>
  listImports(files)
    .filter((each) => climbOf(each) > mostLevels)
    .map(({ from, to, specifier }) =>
      error(from, `'${specifier}' climbs ${mostLevels + 1} folders or more: '#${to}'`),
    )
