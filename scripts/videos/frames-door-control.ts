import {
  colors,
  type DrawnVideo,
  drawLabeledValue,
  drawPicture,
  drawText,
  formatSvgNumber,
  fullView,
  smoothStep,
} from './canvas.ts'

/** The supply of the magnetic lock in volts, and its current in amperes. */
const supply = 24
const holding = 0.5

/** The times in seconds at which the door is open, with the reason. */
const openings = [
  { from: 12, to: 18, reason: 'card' },
  { from: 25, to: 29, reason: 'button' },
  { from: 33, to: 37, reason: 'forced' },
  { from: 41, to: 48, reason: 'held' },
  { from: 52, to: 56, reason: 'fire' },
] as const
type Reason = (typeof openings)[number]['reason']

/**
 * The state of the door: whether the lock holds, how far the leaf is open (0 to 1), and the reason why it is open.
 */
interface DoorState {
  isHeld: boolean
  angle: number
  reason: Reason | undefined
  openSeconds: number
}

/**
 * Returns the state of the door at a second. The lock releases two seconds before the door opens, unless the door is
 * forced, and holds again when the door is closed.
 */
function doorAt(seconds: number): DoorState {
  const opening = openings.find(({ from, to }) => seconds >= from - 2 && seconds < to)
  if (!opening) return { isHeld: true, angle: 0, reason: undefined, openSeconds: 0 }
  const { from, to, reason } = opening
  const angle = smoothStep(seconds, from, from + 1) * (1 - smoothStep(seconds, to - 1, to))
  const isForced = reason === 'forced'
  // A door that is held open is shown at ten times the speed.
  const openSeconds = Math.max(0, seconds - from) * (reason === 'held' ? 10 : 1)
  return { isHeld: isForced, angle, reason, openSeconds }
}

const line = (path: string, fill: string, dashes = '') =>
  `<path d="${path}" fill="none" stroke="${fill}" stroke-width="2.5" ${dashes && `stroke-dasharray="${dashes}"`}/>`
const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${colors.panel}" stroke="${fill}" stroke-width="2.5"/>`

/** Draws the leaf between its frame; an open leaf looks narrower. */
function drawLeaf(angle: number, fill: string): string {
  const right = 262 + 96 * (1 - 0.72 * angle)
  const rise = 14 * angle
  return `<path d="M256 84V320M364 84V320M250 84H370" stroke="${colors.line}" stroke-width="5" fill="none"/>
<path d="M262 90L${formatSvgNumber(right)} ${formatSvgNumber(90 + rise)}V${formatSvgNumber(320 + rise / 2)}L262 320Z" fill="${colors.panel}" stroke="${fill}" stroke-width="3"/>
<circle cx="${formatSvgNumber(right - 9)}" cy="${formatSvgNumber(210 + rise / 2)}" r="4" fill="${fill}"/>`
}

/** Draws the parts outside the door: reader with card, exit button, controller and fire panel, with their lines. */
function drawParts(seconds: number, { isHeld, angle, reason }: DoorState): string {
  const nearsCard = smoothStep(seconds, 6, 9) * (1 - smoothStep(seconds, 11, 12))
  const again = smoothStep(seconds, 38, 39) * (1 - smoothStep(seconds, 40, 41))
  const card = Math.max(nearsCard, again)
  const isRead = card > 0.9
  const isAlarm = reason === 'forced' || (reason === 'held' && seconds > 44)
  const isFire = reason === 'fire'
  const on = (active: boolean) => (active ? colors.amber : colors.line)
  const lock = isHeld ? colors.line : colors.amber
  return `${line('M124 110H150V196H196', on(isRead), isRead ? '8 5' : '')}
${line('M124 92H300V66', isFire ? colors.grid : lock)}
${line('M124 74H344V76', angle > 0.1 ? colors.amber : colors.line, '3 4')}
${line('M404 210H430V46H84V60', on(reason === 'button' && seconds < 25.5))}
${line('M124 278H138V92', isFire ? colors.rose : colors.grid, '6 4')}
${box(44, 60, 80, 70, isAlarm ? colors.rose : colors.line)}
${drawText(84, 103, 24, isAlarm ? colors.rose : colors.line, isAlarm ? '!' : 'CPU', 'middle')}
${box(44, 250, 80, 56, isFire ? colors.rose : colors.grid)}
<path d="M84 262C74 274 70 282 76 292H92C98 282 90 278 84 262Z" fill="${isFire ? colors.rose : colors.grid}"/>
${box(196, 176, 30, 44, on(isRead))}
<rect x="${formatSvgNumber(180 - 60 * (1 - card))}" y="236" width="38" height="24" rx="3" fill="${colors.amber}" opacity="${formatSvgNumber(card)}"/>
${box(384, 196, 26, 30, on(reason === 'button'))}
<circle cx="397" cy="211" r="6" fill="${on(reason === 'button')}"/>
<rect x="276" y="64" width="48" height="16" rx="2" fill="${lock}"/>`
}

function frame(seconds: number): string {
  const door = doorAt(seconds)
  const isWrong = door.reason === 'forced' || (door.reason === 'held' && seconds > 44)
  const fill = isWrong ? colors.rose : door.angle > 0.05 ? colors.amber : colors.line
  const drawing = `<path d="M16 320H464" stroke="${colors.line}" stroke-width="3"/>
${drawLeaf(door.angle, fill)}${drawParts(seconds, door)}`
  const lockFill = door.isHeld ? colors.line : colors.amber
  const panel =
    drawLabeledValue(106, 'V', door.isHeld ? supply.toFixed(1) : '0.0', lockFill) +
    drawLabeledValue(166, 'A', (door.isHeld ? holding : 0).toFixed(2), lockFill) +
    drawLabeledValue(226, 's', door.openSeconds.toFixed(0), fill)
  return drawPicture(seconds, drawing, panel)
}

/** The video of a door with a magnetic lock, which is opened by card, button, force and fire alarm. */
export const doorControlVideo: DrawnVideo = {
  ...{ name: 'door-control', seconds: 60, hertz: 220, frame },
  // The stills show the door, the reader, the controller, the lock, the door again, and the exit button.
  stills: [fullView, [120, 160, 180], [30, 40, 180], [230, 40, 170], fullView, [300, 160, 170]],
}
