import type { Mutant } from './find-mutants.ts'

const isWithin = (inner: Mutant, outer: Mutant): boolean =>
  inner.file === outer.file &&
  (inner.start.line > outer.start.line ||
    (inner.start.line === outer.start.line && inner.start.column >= outer.start.column)) &&
  (inner.end.line < outer.end.line ||
    (inner.end.line === outer.end.line && inner.end.column <= outer.end.column))

/** The maximum number of mutants inside a mutant of the sample, because Stryker tests these inner mutants too. */
const maxInside = 4

/**
 * Draws mutants at random until about `size` mutants would be tested. A mutant that contains more than four other
 * mutants, such as an emptied function, is skipped: any test notices it, and all its inner mutants would be tested
 * too.
 * @param random returns a number from 0 up to, but not including, 1
 */
export function drawSample(mutants: readonly Mutant[], size: number, random: () => number): Mutant[] {
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  const inside = (mutant: Mutant) =>
    (byFile.get(mutant.file) ?? []).filter((each) => isWithin(each, mutant)).length
  const remaining = mutants
    .map((mutant) => ({ mutant, tries: inside(mutant) }))
    .filter(({ tries }) => tries <= maxInside + 1)
  const drawn: Mutant[] = []
  let tried = 0
  while (tried < size && remaining.length > 0) {
    const [{ mutant, tries }] = remaining.splice(Math.floor(random() * remaining.length), 1) as [
      (typeof remaining)[number],
    ]
    drawn.push(mutant)
    tried += tries
  }
  return drawn
}

/** Formats a mutant as a range for Stryker's option `mutate`: `src/a.ts:3:2-3:9`. */
export const formatMutantRange = ({ file, start, end }: Mutant): string =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column}`
