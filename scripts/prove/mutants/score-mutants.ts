/** How many faults were tried and noticed, and whether that is enough. */
export interface MutantScore {
  tried: number
  noticed: number
  holds: boolean
}

/** The states in which Stryker leaves a fault that a test noticed, and all in which it was tried. */
const noticed = new Set(['Killed', 'Timeout'])
const tried = new Set([...noticed, 'Survived', 'NoCoverage'])

/**
 * Judges an area by the states of its faults: `least` percent must be noticed. One that no test meets is not noticed; one that
 * does not compile or is static was not tried.
 *
 * @example inspectScripts(['Killed', 'Killed', 'Survived'], 60) // { tried: 3, noticed: 2, holds: true }
 */
export function scoreMutants(states: readonly string[], least: number): MutantScore {
  const [all, good] = [tried, noticed].map((set) => states.filter((state) => set.has(state)).length)
  const count = { tried: all as number, noticed: good as number }
  return { ...count, holds: count.tried === 0 || (100 * count.noticed) / count.tried >= least }
}
