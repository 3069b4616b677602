import { parseArgs } from 'node:util'
import { chanceOf } from '#src/domain/exam/draw.ts'
import { areas } from './areas.ts'
import { changedLines, isChanged } from './changed-lines.ts'
import { findMutants, listSources } from './find-mutants.ts'
import { drawSample, rangeOf } from './sample.ts'
import { serviceAreas } from './service-areas.ts'
import { tryMutants } from './try-mutants.ts'

interface Choice {
  /** How many faults of each area are drawn; all without it. */
  sample?: number
  /** Which sample: the same number draws the same one. */
  seed: number
  /** Only faults on lines that differ from this revision. */
  since?: string
}

/** The places in an area that are tried. */
async function placesOf(name: string, { sample, seed, since }: Choice): Promise<string[]> {
  const sources = listSources(areas[name] as (typeof areas)[string])
  if (sample === undefined && since === undefined) return sources
  const changed = since === undefined ? undefined : changedLines(since)
  const mutants = await findMutants(sources.filter((file) => changed?.has(file) ?? true))
  const chosen = mutants.filter((mutant) => !changed || isChanged(changed, mutant))
  return drawSample(chosen, sample ?? Number.POSITIVE_INFINITY, chanceOf(seed)).map(rangeOf)
}

/** The areas that a word of the command line means. */
function areasOf(word: string): string[] {
  if (word === 'services') return Object.keys(serviceAreas)
  if (word in areas) return [word]
  throw new Error(`There is no area "${word}": services, ${Object.keys(areas).join(', ')}`)
}

/**
 * Puts faults into the sources, one at a time, and runs the tests: each area says how many must be noticed. Without a word all
 * areas are tried, with `--sample N` some N of each, with `--since REVISION` those on lines that changed since.
 */
export async function proveMutants(line: readonly string[]): Promise<boolean> {
  const options = { sample: { type: 'string' }, seed: { type: 'string' }, since: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...line], options, allowPositionals: true })
  const names = positionals.length > 0 ? positionals.flatMap(areasOf) : Object.keys(areas)
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
    const { tried, noticed, holds } = await tryMutants(name, places)
    const percent = tried === 0 ? 100 : Math.round((100 * noticed) / tried)
    lines.push(`${holds ? '✓' : '✗'} ${name}: ${noticed} of ${tried} faults noticed, ${percent} %`)
    all &&= holds
  }
  console.log(lines.length > 0 ? lines.join('\n') : 'No fault can be put into what changed.')
  return all
}
