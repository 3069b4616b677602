import type { TestResult } from './test-result.ts'

/** How many tests a step ran. A check counts one. */
export interface TestCounts {
  passed: number
  failed: number
  /** What each test came to, where the step knows. */
  tests?: readonly TestResult[]
}

/** One step of `npm test`. Its own words go straight to the terminal. */
export interface TestStep {
  name: string
  title: string
  /** The names of steps that must have succeeded for this one to make sense. */
  needs?: readonly string[]
  /** Whether the steps that do not need it begin meanwhile: for what waits for a network or a disk. */
  beside?: boolean
  run(): Promise<TestCounts>
}

/** What became of a step: `skipped` when one that it needs failed. */
export interface StepOutcome extends TestCounts {
  name: string
  seconds: number
  skipped: boolean
}

/** The counts of steps that prepare: a fault counts as a failure, success counts nothing. */
export const noCounts: TestCounts = { passed: 0, failed: 0 }
