/** A part of the sources whose faults are tried together, and the tests that are to notice them. */
export interface Area {
  /** Patterns of the sources that faults are put into; tests among them are left out. */
  sources: readonly string[]
  /** The sources among them that tests run as programs of their own: a fault that is put into a test's process does not reach them. */
  programs?: readonly string[]
  /** The project of vitest.config.ts that its tests run as. */
  project: 'unit' | 'contract' | 'component'
  /** Patterns of the tests, slow ones last: a fault that a quick test notices needs no slow one. */
  tests: readonly string[]
  /** The faults that must be noticed, in percent of those that are tried. */
  least: number
}
