import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { serviceParts } from './service-parts.ts'

const { services, tests } = serviceParts[process.env.MUTANTS_OF ?? ''] ?? { services: [], tests: [] }
const files = tests.map((name) => `tests/contract/${name}.test.ts`)

/**
 * Runs the files in the order of their list, behind those that stand beside the services: a mutant that a quick one notices
 * needs no slow one.
 */
class InOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => files.findIndex((file) => moduleId.endsWith(file))
    return specifications.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** The tests that are tried on the mutants of the services; each file of the contract's has a fresh database. */
export default defineConfig({
  test: {
    include: [...services.map((service) => `server/services/${service}/*.test.ts`), ...files],
    environment: 'node',
    globalSetup: 'tests/fixtures/server/postgres.ts',
    isolate: false,
    sequence: { sequencer: InOrder },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
