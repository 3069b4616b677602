/** Reports the result of a check. If there are no errors, the check has passed. */
export type ReportCheck = (what: string, errors: readonly string[]) => void

/**
 * Returns a function that reports the checks of an engine, and a function that returns whether all checks have
 * passed.
 */
export function createReporter(engine: string): { report: ReportCheck; hasPassed: () => boolean } {
  let failed = 0
  return {
    report(what, errors) {
      if (errors.length > 0) failed += 1
      console.log(
        `${errors.length > 0 ? '✗' : '✓'} ${engine}: ${what}${errors.map((each) => `\n    ${each}`).join('')}`,
      )
    },
    hasPassed: () => failed === 0,
  }
}
