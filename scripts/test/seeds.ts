import { runQuietly } from './process.ts'
import { noCounts, type TestStep } from './step.ts'

/**
 * Seeds the databases that tests copy, one after the other: beside the steps that need none, which leave a core to it now and then. A
 * step that comes to its seed too early waits for it.
 */
export const seeds: TestStep = {
  name: 'seeds',
  title: 'Seed the databases that tests copy',
  needs: ['system'],
  beside: true,
  async run() {
    if ((await runQuietly(process.execPath, ['tests/fixtures/seed-all.ts'])) !== 0)
      throw new Error('The databases could not be seeded: see above.')
    return noCounts
  },
}
