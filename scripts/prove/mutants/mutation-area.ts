/** A part of the sources that is mutated together, and the tests that must notice the mutants. */
export interface MutationArea {
  /** Patterns of the sources to mutate; tests among them are left out. */
  sources: readonly string[]
  /** Sources that tests run as separate programs: mutants in the test's own process do not reach them. */
  programs?: readonly string[]
  /** The project of vitest.config.ts that runs the area's tests. */
  project: 'unit' | 'contract' | 'component'
  /** Patterns of the tests, slow ones last: a mutant that a quick test notices needs no slow test. */
  tests: readonly string[]
  /** The share of mutants that must be noticed, in percent. */
  least: number
}
