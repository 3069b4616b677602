import type { TestResult } from './test-result.ts'

/** The numbers of passed and failed tests of a step. A check counts as one test. */
export interface TestCounts {
  passed: number
  failed: number
  /** The result of each test; absent for steps that do not report single tests. */
  tests?: readonly TestResult[]
}

/** A step of `npm test`. Its output goes directly to the terminal. */
export interface TestStep {
  name: string
  title: string
  /** The names of the steps that must succeed before this step can run. */
  needs?: readonly string[]
  /**
   * Whether steps that do not need this step may run in parallel with it, because this step mostly waits for the
   * network or the disk.
   */
  isParallel?: boolean
  run(): Promise<TestCounts>
}

/** The outcome of a step: `skipped` if a step that it needs failed. */
export interface StepOutcome extends TestCounts {
  name: string
  seconds: number
  skipped: boolean
}

/**
 * The counts of a step that only prepares something: if it fails, this counts as a failure; if it succeeds, nothing
 * is counted.
 */
export const zeroCounts: TestCounts = { passed: 0, failed: 0 }
