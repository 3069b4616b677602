/** Reports the result of a check. A check without errors has passed. */
export type ReportCheck = (what: string, errors: readonly string[]) => void

/** Returns the reporter of an engine, and whether all its checks have passed. */
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
