/** A long verification of a property that `npm test` checks with a few rounds or not at all. */
export interface LongVerification {
  title: string
  /** Runs the verification with the arguments after its name; returns whether it passed. */
  run: (args: readonly string[]) => Promise<boolean>
}
