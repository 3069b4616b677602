import type { MarkName } from '../drawings/icons.ts'

/** The look of a chip of free seats: its text in the messages `classroom`, mark and tone. */
export interface SeatsLook {
  text: 'full' | 'seatsLeft'
  mark: MarkName
  tone?: 'ok' | 'warn'
}

/** The share of free seats below which a session is nearly full. */
const scarce = 0.25

/** Returns the look of the chip of a session's free seats. */
export function seatsLook(seatsLeft: number, capacity: number): SeatsLook {
  if (seatsLeft <= 0) return { text: 'full', mark: 'dash' }
  if (seatsLeft <= capacity * scarce) return { text: 'seatsLeft', mark: 'triangle', tone: 'warn' }
  return { text: 'seatsLeft', mark: 'tick', tone: 'ok' }
}
