import { runVitest } from '../test/vitest.ts'
import type { LongVerification } from './long-verification.ts'

/** A verification that runs tests of `npm test` with more rounds, or long tests that `npm test` leaves out. */
interface TestVerification {
  title: string
  projects: readonly string[]
  /** The beginnings of the paths of the tests; empty to run all tests of the projects. */
  files: readonly string[]
  /** The environment variables that set a higher number of rounds. */
  environment?: Record<string, string>
}

const verifications: Record<string, TestVerification> = {
  backup: {
    title: 'a dump of more than 2 GiB has a digest',
    projects: ['long'],
    files: ['tests/fault/long/large'],
  },
  banks: {
    title:
      'every question bank can be exported in every form, imported into another pool, and exported again with the same result',
    projects: ['contract'],
    files: ['tests/contract/question-bank.test'],
    environment: { EVERY_FORM: '1' },
  },
  client: {
    title: 'a public generator creates a typed client from the API document, which works with the server',
    projects: ['long contract'],
    files: ['openapi-client'],
  },
  databases: {
    title: 'every contract test holds on the embedded database as it does on PostgreSQL',
    projects: ['contract'],
    files: [],
    environment: { EVERY_DATABASE: '1' },
  },
  'empty-portal': {
    title: 'an empty portal imports the exported demonstration, and exports the same files',
    projects: ['long contract'],
    files: ['empty-portal'],
  },
  jobs: {
    title:
      'four servers on one PostgreSQL send each mail and each webhook once, while two of them are killed: ten times as many as in the tests',
    projects: ['fault', 'long'],
    files: ['tests/fault/kill-jobs', 'tests/fault/long/kill-events'],
    environment: { MAILS: '800' },
  },
  kill: {
    title: 'publisher and server are killed fifty times at random moments, and no data are lost',
    projects: ['fault'],
    files: ['tests/fault/kill-'],
    environment: { KILLS: '50' },
  },
  'lost-connections': {
    title:
      'PostgreSQL crashes, and ends connections in a transaction, twenty times under writes: no server stops, and no acknowledged write is lost',
    projects: ['fault'],
    files: ['tests/fault/lost-connections.test'],
    environment: { ROUNDS: '20' },
  },
  matrix: {
    title: 'every call handles every unusual value in each of its fields as declared in the contract',
    projects: ['contract'],
    files: ['tests/contract/matrix.test'],
    environment: { EVERY_VALUE: '1' },
  },
  stop: {
    title: 'SIGTERM of the start alone, without npm around it, ends the server too',
    projects: ['long'],
    files: ['tests/fault/long/stop'],
  },
  together: {
    title: 'concurrent, killed and outdated publishers leave complete sites',
    projects: ['long'],
    files: ['tests/fault/long/publish'],
  },
}

const verificationOf = ([name, { title, projects, files, environment = {} }]: [string, TestVerification]): [
  string,
  LongVerification,
] => [
  name,
  {
    title,
    async run() {
      Object.assign(process.env, environment)
      const args = [...projects.flatMap((project) => ['--project', project]), ...files]
      return (await runVitest(name, args)).failed === 0
    },
  },
]

/** The verifications that run tests with Vitest. */
export const testVerifications: Record<string, LongVerification> = Object.fromEntries(
  Object.entries(verifications).map(verificationOf),
)
