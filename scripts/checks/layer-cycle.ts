import { listImports } from '../architecture/imports.ts'
import { findCyclesInLayers } from '../architecture/layers.ts'
import { type CheckFinding, createError } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const longestAllowed = 3

/** Finds cycles of more than three resources within a layer. The lint rule finds backward imports between layers. */
export const findLayerCycles = (files: readonly ProjectFile[]): CheckFinding[] =>
  findCyclesInLayers(listImports(files))
    .filter((cycle) => cycle.length > longestAllowed)
    .map((cycle) =>
      createError(`server/services/${cycle[0]}`, `a cycle of ${cycle.length} nouns: ${cycle.join(', ')}`),
    )
