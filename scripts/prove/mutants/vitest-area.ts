import { globSync } from 'node:fs'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import all from '#vitest.config.ts'
import { mutationAreas } from './mutation-areas.ts'

const { project, tests } = mutationAreas[process.env.MUTANTS_OF ?? ''] ?? { project: 'unit', tests: [] }
const files = tests.flatMap((pattern) => globSync(pattern).sort())

/** Runs the files in the order of the area's list. */
class InOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => files.findIndex((file) => moduleId.endsWith(file))
    return specifications.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

const projects = (all.test?.projects ?? []) as UserWorkspaceConfig[]
const chosen = projects.find(({ test }) => test?.name === project)?.test

/**
 * The tests of one area, as in `npm test` but with more time: a test on a busy machine must neither stop the first
 * run nor count as having noticed a mutant. Stryker ends mutants that never end.
 */
export default defineConfig({
  test: {
    ...chosen,
    ...{ name: undefined, include: files, exclude: [], sequence: { sequencer: InOrder } },
    testTimeout: 120_000,
  },
})
