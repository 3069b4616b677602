/** One line of a transcript, with its start and end in seconds. */
export interface Line {
  from: number
  to: number
  text: string
}

type Cue = Pick<VTTCue, 'startTime' | 'endTime' | 'text'> & Partial<Pick<VTTCue, 'getCueAsHTML'>>

/** Converts a caption to a line, without voice marks and line breaks. */
export const lineOf = (cue: Cue): Line => ({
  from: cue.startTime,
  to: cue.endTime,
  text: (cue.getCueAsHTML?.().textContent ?? cue.text).replace(/\s+/g, ' ').trim(),
})

/**
 * Returns the index of the line at a second: the last one that has begun; -1 before the first.
 * @example findLine([{ from: 1, to: 4, text: 'a' }, { from: 5, to: 9, text: 'b' }], 4.5) // 0
 */
export const findLine = (lines: readonly Line[], second: number): number =>
  lines.findLastIndex(({ from }) => from <= second)
