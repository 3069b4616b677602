import { runQuietly } from './run-program.ts'
import { type TestStep, zeroCounts } from './step.ts'

/**
 * Seeds the databases that tests copy, one after the other, in parallel with steps that need no database. A step
 * that needs a seed early waits for the seed.
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
