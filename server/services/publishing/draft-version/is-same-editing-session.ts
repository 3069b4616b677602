/** The maximum time in milliseconds between two saves of one editor that count as one editing session. */
const longestPause = 10 * 60 * 1000

/** A saved draft version: the editor who saved it, and the time in milliseconds since 1970. */
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
