/** A long proof of a property that `npm test` checks with a few rounds or not at all. */
export interface LongProof {
  title: string
  /** Runs the proof with the command-line arguments that follow its name. Returns whether it has passed. */
  run: (words: readonly string[]) => Promise<boolean>
}
