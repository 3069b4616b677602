import type { StatusIconName } from '../drawings/icons.ts'

/** The appearance of the chip with free seats: its text as a message key of `classroom`, its icon and its tone. */
export interface SeatsLook {
  text: 'full' | 'seatsLeft'
  mark: StatusIconName
  tone?: 'ok' | 'warn'
}

/** The share of free seats up to which a session is nearly full. */
const scarce = 0.25

/** Returns the appearance of the chip for the free seats of a session. */
export function seatsLookOf(seatsLeft: number, capacity: number): SeatsLook {
  if (seatsLeft <= 0) return { text: 'full', mark: 'dash' }
  if (seatsLeft <= capacity * scarce) return { text: 'seatsLeft', mark: 'triangle', tone: 'warn' }
  return { text: 'seatsLeft', mark: 'tick', tone: 'ok' }
}
