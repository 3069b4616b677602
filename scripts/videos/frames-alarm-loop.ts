import {
  colors,
  type DrawnVideo,
  drawLabeledValue,
  drawPicture,
  drawText,
  formatSvgNumber,
  fullView,
  type StillView,
} from './canvas.ts'

/** The resistance of each resistor in kilohms, and the milliamperes of a loop at 12 V in series with 4.7 kΩ. */
const resistor = 4.7
const current = (loop: number) => 12 / (loop + resistor)

/**
 * The state of the loop, beginning at a second of the video. `isAtPanel`: the resistor is in the panel instead of in
 * the detector.
 */
interface LoopState {
  from: number
  contact: 'closed' | 'open'
  tamper: 'closed' | 'open'
  isShorted: boolean
  isAtPanel: boolean
}
const closed = { contact: 'closed', tamper: 'closed', isShorted: false, isAtPanel: false } as const
const states: readonly LoopState[] = [
  { from: 0, ...closed },
  { from: 12, ...closed, contact: 'open' },
  { from: 22, ...closed },
  { from: 25, ...closed, tamper: 'open' },
  { from: 34, ...closed, isShorted: true },
  { from: 43, ...closed, isAtPanel: true },
  { from: 48, ...closed, isAtPanel: true, isShorted: true },
  { from: 58, ...closed },
]
const loopAt = (seconds: number): LoopState =>
  states.findLast(({ from }) => seconds >= from) ?? (states[0] as LoopState)

/** Returns the kilohms that the panel measures. A resistor in the panel hides what happens on the line. */
function resistanceOf({ contact, tamper, isShorted, isAtPanel }: LoopState): number {
  if (isAtPanel) return resistor + (isShorted || contact === 'closed' ? 0 : Number.POSITIVE_INFINITY)
  if (isShorted) return 0
  if (tamper === 'open') return Number.POSITIVE_INFINITY
  return contact === 'open' ? 2 * resistor : resistor
}

const wire = (path: string, fill: string) =>
  `<path d="${path}" fill="none" stroke="${fill}" stroke-width="3"/>`
const drawResistor = (x: number, y: number, fill: string) =>
  `<rect x="${x - 22}" y="${y - 8}" width="44" height="16" fill="${colors.ground}" stroke="${fill}" stroke-width="2.5"/>`

/** Draws a contact whose blade is raised when it is open. */
function drawContact(x: number, y: number, isOpen: boolean): string {
  const fill = isOpen ? colors.rose : colors.line
  return `<circle cx="${x - 18}" cy="${y}" r="4" fill="${fill}"/><circle cx="${x + 18}" cy="${y}" r="4" fill="${fill}"/>
<path d="M${x - 18} ${y}L${x + 16} ${y - (isOpen ? 16 : 0)}" stroke="${fill}" stroke-width="3"/>`
}

/** Draws dots that move along the loop while current flows. */
function drawCurrent(seconds: number, milliamperes: number, isShorted: boolean): string {
  if (milliamperes === 0) return ''
  const far = isShorted ? 240 : 424
  const length = 2 * (far - 120) + 120
  const dots = Array.from({ length: 12 }, (_, index) => {
    const along = (seconds * 22 * milliamperes + (index * length) / 12) % length
    const [x, y] =
      along < far - 120
        ? [120 + along, 130]
        : along < far
          ? [far, 130 + (along - far + 120)]
          : [far - (along - far), 250]
    return `<circle cx="${formatSvgNumber(x)}" cy="${formatSvgNumber(y)}" r="3.5" fill="${colors.amber}"/>`
  })
  return dots.join('')
}

function drawLoop(seconds: number, state: LoopState): string {
  const { contact, tamper, isShorted, isAtPanel } = state
  const resistance = resistanceOf(state)
  const flow = current(resistance)
  const isTrouble = resistance !== resistor
  const fill = isTrouble ? colors.rose : colors.line
  const place = isAtPanel ? { x: 154, fill: colors.amber } : { x: 396, fill: colors.amber }
  return `<rect x="320" y="86" width="130" height="210" rx="8" fill="none" stroke="${tamper === 'open' ? colors.rose : colors.grid}" stroke-width="2.5" stroke-dasharray="${tamper === 'open' ? '10 8' : '0'}"/>
${wire('M120 130H424V250H120', colors.line)}
${isShorted ? wire('M240 130V250', colors.rose) : ''}
<rect x="34" y="96" width="86" height="190" rx="6" fill="${colors.panel}" stroke="${fill}" stroke-width="3"/>
<circle cx="77" cy="130" r="13" fill="${isTrouble ? colors.rose : colors.ground}" stroke="${fill}" stroke-width="2.5"/>
${drawResistor(place.x, 250, place.fill)}
${drawResistor(362, 176, colors.line)}
${wire('M340 130V176M384 176V130', colors.line)}
${drawContact(362, 130, contact === 'open')}
${drawContact(404, 130, tamper === 'open')}
${drawCurrent(seconds, flow, isShorted)}
${drawText(77, 214, 22, fill, Number.isFinite(resistance) ? resistance.toFixed(1) : '∞', 'middle')}
${drawText(77, 238, 14, fill, 'kΩ', 'middle')}`
}

function frame(seconds: number): string {
  const state = loopAt(seconds)
  const resistance = resistanceOf(state)
  const flow = current(resistance)
  const isUnseen = state.isAtPanel && state.isShorted
  const fill = resistance === resistor ? (isUnseen ? colors.amber : colors.line) : colors.rose
  const panel =
    drawLabeledValue(106, 'kΩ', Number.isFinite(resistance) ? resistance.toFixed(1) : '∞', fill) +
    drawLabeledValue(166, 'mA', flow.toFixed(2), colors.line) +
    drawLabeledValue(226, 'V', (Number.isFinite(resistance) ? flow * resistance : 12).toFixed(1), colors.line)
  return drawPicture(seconds, drawLoop(seconds, state), panel)
}

const stills: readonly StillView[] = [
  fullView,
  [310, 70, 160],
  [484, 94, 150],
  [20, 90, 190],
  fullView,
  [200, 110, 190],
]

/**
 * The video of an alarm loop with end-of-line resistors: normal, alarm, tamper, short circuit, and a resistor at the
 * wrong end.
 */
export const alarmLoopVideo: DrawnVideo = {
  ...{ name: 'alarm-loop', seconds: 60, hertz: 175, frame },
  // The stills show the loop, the detector, the resistance, the panel, the loop again, and the line.
  stills,
}
