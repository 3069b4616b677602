/** What a test came to. */
export interface TestResult {
  title: string
  /** How long it took, in milliseconds. */
  duration: number
  /** What was wrong, as its runner says it; without it the test has passed. */
  fault?: string
}
