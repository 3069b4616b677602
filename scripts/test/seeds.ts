import { runQuietly } from './run-program.ts'
import { type TestStep, zeroCounts } from './step.ts'

/**
 * The step that seeds the databases that tests copy, one database after the other. It runs in parallel with the
 * following steps: a test that needs a database which is still being seeded waits for its lock.
 */
export const seedsStep: TestStep = {
  name: 'seeds',
  title: 'Seed the databases that tests copy',
  needs: ['system'],
  isParallel: true,
  async run() {
    if ((await runQuietly(process.execPath, ['tests/fixtures/seed-all.ts'])) !== 0)
      throw new Error('The databases could not be seeded: see above.')
    return zeroCounts
  },
}
