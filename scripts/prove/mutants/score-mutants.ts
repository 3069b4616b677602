/** The numbers of tested and noticed mutants, and whether the share suffices. */
export interface MutantScore {
  tried: number
  noticed: number
  holds: boolean
}

/** Stryker's states of noticed mutants, and of all tested ones. */
const noticed = new Set(['Killed', 'Timeout'])
const tried = new Set([...noticed, 'Survived', 'NoCoverage'])

/**
 * Scores an area by the states of its mutants: `least` percent must be noticed. A mutant without coverage is not noticed; one that does
 * not compile or is static was not tested.
 * @example scoreMutants(['Killed', 'Killed', 'Survived'], 60) // { tried: 3, noticed: 2, holds: true }
 */
export function scoreMutants(states: readonly string[], least: number): MutantScore {
  const [all, good] = [tried, noticed].map((set) => states.filter((state) => set.has(state)).length)
  const count = { tried: all as number, noticed: good as number }
  return { ...count, holds: count.tried === 0 || (100 * count.noticed) / count.tried >= least }
}
