/** A part of the sources that is mutated together, and the tests that must notice its mutants. */
export interface MutationArea {
  /** Glob patterns of the sources to mutate. Tests that match a pattern are left out. */
  sources: readonly string[]
  /**
   * Sources that run as separate programs in tests. They are not mutated, because a mutant is active only in the
   * process of the test.
   */
  programs?: readonly string[]
  /** The project of vitest.config.ts that runs the area's tests. */
  project: 'unit' | 'contract' | 'component'
  /** Glob patterns of the tests, slow tests last: for a mutant that a quick test notices, no slow test runs. */
  tests: readonly string[]
  /** The percentage of mutants that the tests must notice. */
  least: number
}
