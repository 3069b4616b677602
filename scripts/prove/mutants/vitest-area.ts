import { globSync } from 'node:fs'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import all from '#vitest.config.ts'
import { mutationAreas } from './mutation-areas.ts'

const { project, tests } = mutationAreas[process.env.MUTANTS_OF ?? ''] ?? { project: 'unit', tests: [] }
const files = tests.flatMap((pattern) => globSync(pattern).sort())

/** Runs test files in the order in which the area lists them. */
class InOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => files.findIndex((file) => moduleId.endsWith(file))
    return specifications.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

const projects = (all.test?.projects ?? []) as UserWorkspaceConfig[]
const chosen = projects.find(({ test }) => test?.name === project)?.test

/**
 * The Vitest configuration for the tests of one area. It gives tests more time than `npm test`: on a busy machine, a
 * slow test must neither stop the first run nor count as having noticed a mutant. Stryker itself ends mutants that
 * run forever.
 */
export default defineConfig({
  test: {
    ...chosen,
    ...{ name: undefined, include: files, exclude: [], sequence: { sequencer: InOrder } },
    testTimeout: 120_000,
  },
})
