import { listImports } from '../architecture/imports.ts'
import { cyclesInLayers } from '../architecture/layers.ts'
import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const most = 3

/**
 * Finds cycles: nouns of a layer that all need each other are one noun too many. The lint finds backward
 * imports between layers.
 */
export const findLayerCycles = (files: readonly ProjectFile[]): CheckFinding[] =>
  cyclesInLayers(listImports(files))
    .filter((cycle) => cycle.length > most)
    .map((cycle) =>
      error(`server/services/${cycle[0]}`, `a cycle of ${cycle.length} nouns: ${cycle.join(', ')}`),
    )
