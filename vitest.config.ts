import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isPostgresInstalled } from './scripts/postgres/postgres-cluster.ts'

/** Start the databases that tests copy. */
const embedded = 'tests/fixtures/server/seeded-pglite.ts'
const postgres = 'tests/fixtures/server/postgres.ts'

/** No test may print an error that it does not expect. */
const setupFiles = ['tests/fixtures/quiet-console.ts']

/** Islands share the state in the browser, and it is tested as they are. */
const stores = 'src/stores/**/*.test.ts'

/** Tests that wait for other processes, as PostgreSQL or a server: one file more than there are cores. */
const waiting = availableParallelism() + 1

/** Each question bank is read by a process that starts from the sources. */
const compiled = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }

/** The surroundings of tests with processes of their own. */
const faults = {
  maxWorkers: waiting,
  // Projects with other numbers of workers run one after the other.
  sequence: { groupOrder: 1 },
  environment: 'node',
  globalSetup: 'tests/fault/seeded-folder.ts',
  testTimeout: 120_000,
  hookTimeout: 60_000,
} as const

/** The surroundings of tests of the client against the real server. */
const contract = {
  maxWorkers: waiting,
  sequence: { groupOrder: 2 },
  env: compiled,
  // The server is loaded once and not for each file; each file has a fresh database.
  isolate: false,
  environment: 'node' as const,
  setupFiles: [...setupFiles, 'tests/fixtures/server/restored-clocks.ts'],
  globalSetup: [embedded, postgres],
  testTimeout: 90_000,
  hookTimeout: 240_000,
}

/**
 * unit: beside the code. contract: the client against the real server. component: islands in jsdom, by role and label.
 * fault: real processes that are killed. long: fault tests that take a minute; long contract: contract tests that do (npm run prove).
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
          exclude: [stores],
          environment: 'node',
          env: compiled,
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: { name: 'contract', include: ['tests/contract/*.test.ts'], ...contract },
      },
      {
        test: {
          name: 'long contract',
          include: ['tests/contract/long/*.test.ts'],
          ...contract,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'component',
          isolate: false,
          include: ['tests/component/**/*.test.tsx', stores],
          environment: 'jsdom',
          setupFiles: [...setupFiles, 'tests/component/setup.ts'],
          globalSetup: isPostgresInstalled() ? postgres : embedded,
          // The server is not part of the page: Node loads it once, while each test loads a new page.
          server: { deps: { external: [/\/server\//] } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fault',
          include: ['tests/fault/*.test.ts'],
          ...faults,
        },
      },
      { test: { name: 'long', include: ['tests/fault/long/*.test.ts'], ...faults } },
    ],
  },
})
