import { listImports } from '../house/imports.ts'
import { knotsInWings } from '../house/layers.ts'
import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const most = 3

/**
 * Finds knots: nouns of a wing that all need each other are one noun too many. The lint finds backward
 * imports between wings.
 */
export const findKnots = (files: readonly ProjectFile[]): CheckFinding[] =>
  knotsInWings(listImports(files))
    .filter((knot) => knot.length > most)
    .map((knot) => error(`server/services/${knot[0]}`, `a knot of ${knot.length} nouns: ${knot.join(', ')}`))
