/** Tells whether something holds: nothing is wrong with it. */
export type Says = (what: string, wrong: readonly string[]) => void

/** What was said, and whether all of it held. */
export function sayingOf(engine: string): { says: Says; holds: () => boolean } {
  let failed = 0
  return {
    says(what, wrong) {
      if (wrong.length > 0) failed += 1
      console.log(
        `${wrong.length > 0 ? '✗' : '✓'} ${engine}: ${what}${wrong.map((each) => `\n    ${each}`).join('')}`,
      )
    },
    holds: () => failed === 0,
  }
}
