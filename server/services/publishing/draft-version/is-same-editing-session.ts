/** The maximum time in milliseconds between two saves of one editor that count as one editing session. */
const longestPause = 10 * 60 * 1000

/** A save of a draft: who saved it, and when in milliseconds since the epoch. */
export interface DraftSave {
  editor: string
  at: number
}

/**
 * Returns whether a save belongs to the same editing session as the previous save: the editing page saves every few
 * seconds while an editor works.
 */
export const isSameEditingSession = (previous: DraftSave, next: DraftSave): boolean =>
  previous.editor === next.editor && next.at - previous.at < longestPause
