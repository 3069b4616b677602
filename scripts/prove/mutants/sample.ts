import type { Mutant } from './find-mutants.ts'

const isWithin = (inner: Mutant, outer: Mutant): boolean =>
  inner.file === outer.file &&
  (inner.start.line > outer.start.line ||
    (inner.start.line === outer.start.line && inner.start.column >= outer.start.column)) &&
  (inner.end.line < outer.end.line ||
    (inner.end.line === outer.end.line && inner.end.column <= outer.end.column))

/** The most faults that may lie within one that is drawn: all of them are tried with it. */
const most = 4

/**
 * Draws faults at random until about `size` would be tried. One that has more than four others inside, such as an emptied
 * function, is left out: any test notices it, and all that is inside would be tried too.
 *
 * @param random returns a number from 0 up to, but not including, 1
 */
export function drawSample(mutants: readonly Mutant[], size: number, random: () => number): Mutant[] {
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  const inside = (mutant: Mutant) =>
    (byFile.get(mutant.file) ?? []).filter((each) => isWithin(each, mutant)).length
  const left = mutants
    .map((mutant) => ({ mutant, tries: inside(mutant) }))
    .filter(({ tries }) => tries <= most + 1)
  const drawn: Mutant[] = []
  let tried = 0
  while (tried < size && left.length > 0) {
    const [{ mutant, tries }] = left.splice(Math.floor(random() * left.length), 1) as [(typeof left)[number]]
    drawn.push(mutant)
    tried += tries
  }
  return drawn
}

/** A fault as Stryker's `mutate` names it: `src/a.ts:3:2-3:9`. */
export const rangeOf = ({ file, start, end }: Mutant): string =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column}`
