/** A long proof of a property that `npm test` checks with a few rounds or not at all. */
export interface LongVerification {
  title: string
  /** Runs the proof with the words after its name; returns whether it passed. */
  run: (args: readonly string[]) => Promise<boolean>
}
