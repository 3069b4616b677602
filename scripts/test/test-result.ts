/** The result of a test. */
export interface TestResult {
  title: string
  /** Its duration in milliseconds. */
  duration: number
  /** The fault in the words of the test runner; absent if the test has passed. */
  fault?: string
}
