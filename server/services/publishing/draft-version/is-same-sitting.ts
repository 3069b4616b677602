/** The longest time between two saves of one editor that belong together, in milliseconds. */
const longestPause = 10 * 60 * 1000

/** A save of a draft: who saved it, and when in milliseconds since the epoch. */
export interface DraftSave {
  editor: string
  at: number
}

/** Returns whether a save belongs to the one before: an editor at work saves every few seconds. */
export const isSameSitting = (previous: DraftSave, next: DraftSave): boolean =>
  previous.editor === next.editor && next.at - previous.at < longestPause
