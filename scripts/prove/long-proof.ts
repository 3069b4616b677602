/** A long proof of a property that `npm test` checks with a few rounds or not at all. */
export interface LongProof {
  title: string
  /** Runs the proof with the arguments after its name; returns whether it passed. */
  run: (words: readonly string[]) => Promise<boolean>
}
