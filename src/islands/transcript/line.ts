/** What is said at a time: from and to in seconds. */
export interface Line {
  from: number
  to: number
  text: string
}

type Cue = Pick<VTTCue, 'startTime' | 'endTime' | 'text'> & Partial<Pick<VTTCue, 'getCueAsHTML'>>

/** A caption as a line: without marks of voices and breaks, which only the picture needs. */
export const lineOf = (cue: Cue): Line => ({
  from: cue.startTime,
  to: cue.endTime,
  text: (cue.getCueAsHTML?.().textContent ?? cue.text).replace(/\s+/g, ' ').trim(),
})

/**
 * The number of the line that is said at a second: the last one begun; none before the first.
 * @example findLine([{ from: 1, to: 4, text: 'a' }, { from: 5, to: 9, text: 'b' }], 4.5) // 0
 */
export const findLine = (lines: readonly Line[], second: number): number =>
  lines.findLastIndex(({ from }) => from <= second)
