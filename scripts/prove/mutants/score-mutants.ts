/** The numbers of tested and of noticed mutants, and whether the percentage is high enough. */
export interface MutantScore {
  tried: number
  noticed: number
  holds: boolean
}

/** The states with which Stryker reports noticed mutants, and those of all tested mutants. */
const noticed = new Set(['Killed', 'Timeout'])
const tried = new Set([...noticed, 'Survived', 'NoCoverage'])

/**
 * Scores an area by the states of its mutants: `least` percent must be noticed. A mutant without coverage counts as
 * not noticed. A mutant that does not compile, or is static, counts as not tested.
 * @example scoreMutants(['Killed', 'Killed', 'Survived'], 60) // { tried: 3, noticed: 2, holds: true }
 */
export function scoreMutants(states: readonly string[], least: number): MutantScore {
  const [all, good] = [tried, noticed].map((set) => states.filter((state) => set.has(state)).length)
  const count = { tried: all as number, noticed: good as number }
  return { ...count, holds: count.tried === 0 || (100 * count.noticed) / count.tried >= least }
}
