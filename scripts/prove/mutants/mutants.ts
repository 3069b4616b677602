import { parseArgs } from 'node:util'
import { createSeededRandom } from '#src/domain/exam/draw.ts'
import { isOnChangedLine, listChangedLines } from './changed-lines.ts'
import { findMutants, listAreaSources } from './find-mutants.ts'
import { mutationAreas } from './mutation-areas.ts'
import { runAreaMutants } from './run-area-mutants.ts'
import { drawSample, formatMutantRange } from './sample.ts'
import { serviceAreas } from './service-areas.ts'

interface Choice {
  /** The number of mutants to sample for each area; undefined to test all mutants. */
  sample?: number
  /** The seed of the random sample: the same seed always draws the same mutants. */
  seed: number
  /** A revision of git: only mutants on lines that differ from it are tested. */
  since?: string
}

/** Returns the parts of an area to mutate: its source files, or the ranges of the selected mutants. */
async function placesOf(name: string, { sample, seed, since }: Choice): Promise<string[]> {
  const sources = listAreaSources(mutationAreas[name] as (typeof mutationAreas)[string])
  if (sample === undefined && since === undefined) return sources
  const changed = since === undefined ? undefined : listChangedLines(since)
  const mutants = await findMutants(sources.filter((file) => changed?.has(file) ?? true))
  const chosen = mutants.filter((mutant) => !changed || isOnChangedLine(changed, mutant))
  return drawSample(chosen, sample ?? Number.POSITIVE_INFINITY, createSeededRandom(seed)).map(
    formatMutantRange,
  )
}

/** Returns the names of the areas that a command-line argument stands for. */
function areasOf(word: string): string[] {
  if (word === 'services') return Object.keys(serviceAreas)
  if (word in mutationAreas) return [word]
  throw new Error(`There is no area "${word}": services, ${Object.keys(mutationAreas).join(', ')}`)
}

/**
 * Mutates the sources, one mutant at a time, and runs the tests; each area defines the share that must be noticed.
 * If no argument is given, all areas are tested. `--sample N` selects about N mutants of each area, `--since
 * REVISION` the mutants on changed lines.
 */
export async function testMutants(line: readonly string[]): Promise<boolean> {
  const options = { sample: { type: 'string' }, seed: { type: 'string' }, since: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...line], options, allowPositionals: true })
  const names = positionals.length > 0 ? positionals.flatMap(areasOf) : Object.keys(mutationAreas)
  const choice: Choice = {
    ...(values.sample && { sample: Number(values.sample) }),
    ...(values.since && { since: values.since }),
    seed: Number(values.seed ?? 1),
  }
  const lines: string[] = []
  let all = true
  for (const name of names) {
    const places = await placesOf(name, choice)
    if (places.length === 0) continue
    const { tried, noticed, holds } = await runAreaMutants(name, places)
    const percent = tried === 0 ? 100 : Math.round((100 * noticed) / tried)
    lines.push(`${holds ? '✓' : '✗'} ${name}: ${noticed} of ${tried} faults noticed, ${percent} %`)
    all &&= holds
  }
  console.log(lines.length > 0 ? lines.join('\n') : 'There are no mutants in the changed lines.')
  return all
}
