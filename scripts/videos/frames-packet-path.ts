import {
  colors,
  type DrawnVideo,
  drawLabeledValue,
  drawPicture,
  drawText,
  formatSvgNumber,
  fullView,
} from './canvas.ts'

/** The stream of a camera in megabits per second, and its power in watts by day and with infrared lamps. */
const stream = 24
const power = { day: 8, night: 13 }
/** The power that the switch can deliver to all ports, in watts. */
const budget = 60

/** The second from which each of the five cameras is connected. */
const connectedFrom = [0, 4, 8, 12, 18]
const rows = [60, 120, 180, 240, 300]

interface NetworkState {
  cameras: number
  /** The capacity of the uplink in megabits per second. */
  uplink: number
  isNight: boolean
  /** Whether an office computer shares the switch, and whether it has a separate network. */
  office: 'none' | 'shared' | 'separate'
}

function networkAt(seconds: number): NetworkState {
  const connected = connectedFrom.filter((from) => seconds >= from).length
  const isNight = seconds >= 36 && seconds < 46
  return {
    // At night the budget is exceeded, and the switch turns off the last port.
    cameras: isNight && seconds >= 38 ? connected - 1 : connected,
    uplink: seconds < 26 ? 100 : 1000,
    isNight,
    office: seconds < 48 ? 'none' : seconds < 53 ? 'shared' : 'separate',
  }
}

/** The share of packets that the uplink drops, from 0 to 1. */
const lossOf = ({ cameras, uplink }: NetworkState): number => Math.max(0, 1 - uplink / (cameras * stream))

/** Draws packets that move from one point to another; the distance between them is `gap` pixels. */
function drawPackets(seconds: number, from: [number, number], to: [number, number], fill: string, gap = 34) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const marks: string[] = []
  for (let along = (seconds * 60) % gap; along < length; along += gap) {
    const [x, y] = [from[0] + (dx * along) / length, from[1] + (dy * along) / length]
    marks.push(
      `<rect x="${formatSvgNumber(x - 4)}" y="${formatSvgNumber(y - 4)}" width="8" height="8" fill="${fill}"/>`,
    )
  }
  return marks.join('')
}

/** Draws packets that do not fit into the uplink and fall down beside the switch. */
function drawDropped(seconds: number, loss: number): string {
  const marks: string[] = []
  for (let index = 0; index < Math.round(loss * 30); index += 1) {
    const fall = (seconds * 50 + index * 37) % 110
    const opacity = 1 - fall / 110
    marks.push(
      `<rect x="${250 + index * 9}" y="${formatSvgNumber(222 + fall)}" width="8" height="8" fill="${colors.rose}" opacity="${formatSvgNumber(opacity)}"/>`,
    )
  }
  return marks.join('')
}

function drawCamera(index: number, state: NetworkState, isOn: boolean): string {
  const y = rows[index] as number
  const fill = isOn ? colors.amber : colors.rose
  const glow =
    state.isNight && isOn ? `<circle cx="52" cy="${y}" r="20" fill="${colors.rose}" opacity="0.3"/>` : ''
  return `${glow}<path d="M70 ${y}H140L218 ${140 + index * 20}" stroke="${colors.line}" stroke-width="2.5" fill="none" opacity="${isOn ? 1 : 0.35}"/>
<rect x="34" y="${y - 10}" width="28" height="20" rx="3" fill="${fill}"/><path d="M62 ${y - 6}L70 ${y - 10}V${y + 10}L62 ${y + 6}Z" fill="${fill}"/>`
}

function drawOffice(seconds: number, { office }: NetworkState): string {
  if (office === 'none') return ''
  const fill = office === 'shared' ? colors.rose : colors.line
  const reached = office === 'shared' ? drawPackets(seconds, [240, 262], [150, 300], fill) : ''
  return `<path d="M250 226V296" stroke="${fill}" stroke-width="2.5" stroke-dasharray="${office === 'shared' ? 0 : 6}"/>
<rect x="226" y="296" width="48" height="32" rx="3" fill="${colors.panel}" stroke="${fill}" stroke-width="2.5"/>
<path d="M216 334H284" stroke="${fill}" stroke-width="4"/>
${office === 'separate' ? drawText(250, 318, 15, fill, 'VLAN', 'middle') : ''}${reached}`
}

function frame(seconds: number): string {
  const state = networkAt(seconds)
  const { cameras, uplink, isNight } = state
  const connected = connectedFrom.filter((from) => seconds >= from).length
  const loss = lossOf(state)
  const watts = cameras * (isNight ? power.night : power.day)
  const list = Array.from({ length: connected }, (_, index) => {
    const isOn = index < cameras
    const packets = isOn
      ? drawPackets(seconds + index / 7, [140, rows[index] as number], [218, 140 + index * 20], colors.amber)
      : ''
    return drawCamera(index, state, isOn) + packets
  })
  const gap = Math.max(10, 40 - cameras * 6)
  const drawing = `${list.join('')}
<path d="M282 180H396" stroke="${loss > 0 ? colors.rose : colors.line}" stroke-width="${uplink === 1000 ? 9 : 4}" opacity="0.8"/>
${drawPackets(seconds, [282, 180], [396, 180], loss > 0 ? colors.rose : colors.amber, gap)}
${drawDropped(seconds, loss)}${drawOffice(seconds, state)}
<rect x="218" y="130" width="64" height="96" rx="5" fill="${colors.panel}" stroke="${colors.line}" stroke-width="3"/>
${[0, 1, 2, 3, 4].map((port) => `<rect x="226" y="${136 + port * 18}" width="12" height="10" fill="${port < cameras ? colors.amber : colors.grid}"/>`).join('')}
<rect x="396" y="132" width="60" height="96" rx="5" fill="${colors.panel}" stroke="${colors.line}" stroke-width="3"/>
<circle cx="426" cy="164" r="16" fill="none" stroke="${colors.line}" stroke-width="3"/><circle cx="426" cy="164" r="4" fill="${colors.line}"/>
<path d="M408 200H444M408 212H444" stroke="${colors.line}" stroke-width="3"/>
${drawText(338, 160, 13, colors.line, `${uplink}`, 'middle')}`
  const panel =
    drawLabeledValue(
      106,
      'Mbit/s',
      String(Math.min(uplink, cameras * stream)),
      loss > 0 ? colors.rose : colors.line,
    ) +
    drawLabeledValue(166, '%', (loss * 100).toFixed(0), loss > 0 ? colors.rose : colors.line) +
    drawLabeledValue(226, 'W', `${watts}/${budget}`, cameras < connected ? colors.rose : colors.line)
  return drawPicture(seconds, drawing, panel)
}

/**
 * The video of cameras at a switch: a full uplink, a wider one, an exceeded power budget, and a separate network for
 * the cameras.
 */
export const packetPathVideo: DrawnVideo = {
  ...{ name: 'packet-path', seconds: 60, hertz: 262, frame },
  // The stills show the network, the switch, the loss, the recorder, the network again, and the cameras.
  stills: [fullView, [190, 110, 170], [484, 94, 150], [310, 100, 160], fullView, [20, 40, 190]],
}
