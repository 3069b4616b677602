import { climbOf, listImports } from '../architecture/imports.ts'
import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const most = 2

/**
 * Finds imports that climb: what stands farther off than one folder up is named from the root,
 * '#src/routes.ts'.
 */
export const findClimbs = (files: readonly ProjectFile[]): CheckFinding[] =>
  listImports(files)
    .filter((each) => climbOf(each) > most)
    .map(({ from, to, specifier }) =>
      error(from, `'${specifier}' climbs ${most + 1} folders or more: '#${to}'`),
    )
