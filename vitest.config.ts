import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Starts the databases that the contract tests run against. */
const databases = ['tests/fixtures/server/postgres.ts'].filter((file) => existsSync(file))

/** No test may print an error that it does not expect. */
const setupFiles = ['tests/fixtures/quiet-console.ts']

/**
 * unit: beside the code. contract: the client against the real server. component: islands in jsdom, by role and label.
 * fault: real processes that are killed.
 */
export default defineConfig({
  test: {
    // One process a core: what is waited for (databases, killed servers) leaves room beside it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{src,server,scripts}/**/*.test.ts'],
          environment: 'node',
          setupFiles,
        },
      },
      {
        test: {
          name: 'contract',
          // The server is loaded once and not for each file; each file has a fresh database.
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          setupFiles,
          globalSetup: databases,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'component',
          isolate: false,
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...setupFiles, 'tests/component/setup.ts'],
        },
      },
      {
        test: {
          name: 'fault',
          include: ['tests/fault/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/fault/seeded-folder.ts',
          // Each of them publishes with all cores.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
