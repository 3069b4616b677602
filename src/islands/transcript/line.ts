/** One line of a transcript, with its start and end in seconds. */
export interface TranscriptLine {
  from: number
  to: number
  text: string
}

type Cue = Pick<VTTCue, 'startTime' | 'endTime' | 'text'> & Partial<Pick<VTTCue, 'getCueAsHTML'>>

/** Converts a caption to a line. Voice tags and line breaks are removed. */
export const transcriptLineOf = (cue: Cue): TranscriptLine => ({
  from: cue.startTime,
  to: cue.endTime,
  text: (cue.getCueAsHTML?.().textContent ?? cue.text).replace(/\s+/g, ' ').trim(),
})

/**
 * Returns the index of the current line at a second, that is, of the last line that has begun; -1 before the first
 * line.
 * @example findTranscriptLine([{ from: 1, to: 4, text: 'a' }, { from: 5, to: 9, text: 'b' }], 4.5) // 0
 */
export const findTranscriptLine = (lines: readonly TranscriptLine[], second: number): number =>
  lines.findLastIndex(({ from }) => from <= second)
