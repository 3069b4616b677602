import type { TestResult } from './test-result.ts'

/** The number of tests of a step. A check counts as one. */
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
  /** The names of steps that must succeed before this one can run. */
  needs?: readonly string[]
  /** Whether steps that do not need it may start meanwhile, because it waits for a network or disk. */
  isParallel?: boolean
  run(): Promise<TestCounts>
}

/** The outcome of a step: `skipped` if a step that it needs failed. */
export interface StepOutcome extends TestCounts {
  name: string
  seconds: number
  skipped: boolean
}

/** The counts of preparing steps: a fault counts as a failure, success counts as nothing. */
export const zeroCounts: TestCounts = { passed: 0, failed: 0 }
