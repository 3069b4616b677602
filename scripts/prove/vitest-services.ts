import { defineConfig } from 'vitest/config'
import { serviceParts } from './service-parts.ts'

const tests = serviceParts[process.env.MUTANTS_OF ?? '']?.tests ?? []

/** The tests that are tried on the mutants of the services; each file has a fresh database. */
export default defineConfig({
  test: {
    include: tests.map((name) => `tests/contract/${name}.test.ts`),
    environment: 'node',
    globalSetup: 'tests/fixtures/server/postgres.ts',
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
