import { existsSync, renameSync } from 'node:fs'
import { runPackage } from '../test/process.ts'
import { serviceParts } from './service-parts.ts'

const stryker = (config: string, args: readonly string[] = [], environment: Record<string, string> = {}) =>
  runPackage('@stryker-mutator/core/bin/stryker.js', ['run', config, ...args], environment)

/** Tries the mutants of some services on the tests that concern them. The report tells of each mutant. */
async function proveServices(name: string): Promise<boolean> {
  const mutate = serviceParts[name]?.services.map((service) => `server/services/${service}/**/*.ts`) ?? []
  const files = [...mutate, '!**/*.test.ts'].join()
  const code = await stryker('scripts/prove/mutants-services.json', ['--mutate', files], { MUTANTS_OF: name })
  const report = '.test/mutants-services.json'
  if (existsSync(report)) renameSync(report, `.test/mutants-${name}.json`)
  return code === 0
}

/** What is tried when a word is said. */
const partsOf = (word: string): readonly string[] =>
  word === 'services' ? Object.keys(serviceParts) : word === 'domain' || word in serviceParts ? [word] : []

/**
 * Puts faults into the sources, one at a time, and runs the tests that come by: scripts/prove/mutants-*.json says how many must
 * be noticed. `domain`, `services`, or one of the parts of services; without a word all.
 */
export async function proveMutants(words: readonly string[]): Promise<boolean> {
  const chosen = (words.length === 0 ? ['domain', 'services'] : words).flatMap(partsOf)
  if (chosen.length === 0)
    throw new Error(`Which? ${['domain', 'services', ...Object.keys(serviceParts)].join(', ')}`)
  let noticed = true
  for (const part of chosen)
    noticed =
      (part === 'domain'
        ? (await stryker('scripts/prove/mutants-domain.json')) === 0
        : await proveServices(part)) && noticed
  return noticed
}
