/** The result of a test. */
export interface TestResult {
  title: string
  /** The duration of the test in milliseconds. */
  duration: number
  /** The message of the test runner about the fault; absent if the test has passed. */
  fault?: string
}
