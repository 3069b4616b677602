import {
  colors,
  type DrawnVideo,
  drawLabeledValue,
  drawPicture,
  drawText,
  formatSvgNumber,
  fullView,
  type StillView,
  smoothStep,
} from './canvas.ts'

/**
 * The sound at the listener, beginning at a second of the video: levels in decibels, and the reverberation time of
 * the room in seconds.
 */
interface SpeechState {
  from: number
  speech: number
  noise: number
  reverberation: number
  /** Whether the microphone picks up the loudspeaker, and whether the echo canceler removes the picked-up sound. */
  loop: 'none' | 'howls' | 'canceled'
  place: 'yard' | 'road' | 'stairwell' | 'second speaker'
}
const yard = { speech: 65, noise: 45, reverberation: 0.5, loop: 'none', place: 'yard' } as const
const road = { ...yard, noise: 75, place: 'road' } as const
const stairwell = { speech: 70, noise: 50, reverberation: 3, loop: 'canceled', place: 'stairwell' } as const
const states: readonly SpeechState[] = [
  { from: 0, ...yard },
  { from: 7, ...road },
  { from: 14, ...road, speech: 85 },
  { from: 22, ...road, speech: 85, loop: 'howls' },
  { from: 30, ...road, speech: 85, loop: 'canceled' },
  { from: 38, ...stairwell },
  { from: 47, ...stairwell, reverberation: 1, place: 'second speaker' },
]

/** Returns the state at a second. Levels and reverberation change smoothly in the first second of a state. */
function speechAt(seconds: number): SpeechState {
  const index = states.findLastIndex(({ from }) => seconds >= from)
  const [state, before] = [states[Math.max(index, 0)], states[Math.max(index - 1, 0)]] as [
    SpeechState,
    SpeechState,
  ]
  const share = smoothStep(seconds, state.from, state.from + 1)
  const between = (name: 'speech' | 'noise' | 'reverberation') =>
    before[name] + share * (state[name] - before[name])
  return {
    ...state,
    ...{ speech: between('speech'), noise: between('noise'), reverberation: between('reverberation') },
  }
}

/**
 * Returns the speech transmission index, from 0 to 1, for one modulation frequency of 2 Hz. IEC 60268-16 averages
 * over fourteen frequencies in seven octaves.
 */
function transmissionIndex({ speech, noise, reverberation }: SpeechState): number {
  const room = 1 / Math.sqrt(1 + ((2 * Math.PI * 2 * reverberation) / 13.8) ** 2)
  const modulation = room / (1 + 10 ** ((noise - speech) / 10))
  const ratio = 10 * Math.log10(modulation / (1 - modulation))
  return Math.min(1, Math.max(0, (ratio + 15) / 30))
}

/** Draws sound waves that move away from a point; their opacity grows with the level. */
function drawWaves(seconds: number, [x, y]: [number, number], level: number, fill: string, side: 1 | -1) {
  const arcs = Array.from({ length: 4 }, (_, index) => {
    const radius = 18 + ((seconds * 34 + index * 30) % 120)
    const opacity = Math.max(0, (level / 85) * (1 - radius / 150))
    const [dx, dy] = [radius * 0.7 * side, radius * 0.7]
    return `<path d="M${formatSvgNumber(x + dx)} ${formatSvgNumber(y - dy)}A${formatSvgNumber(radius)} ${formatSvgNumber(radius)} 0 0 ${side === 1 ? 1 : 0} ${formatSvgNumber(x + dx)} ${formatSvgNumber(y + dy)}" fill="none" stroke="${fill}" stroke-width="3" opacity="${opacity.toFixed(2)}"/>`
  })
  return arcs.join('')
}

const person = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="17" fill="${colors.ground}" stroke="${colors.line}" stroke-width="3"/>
<path d="M${x - 30} ${y + 84}V${y + 56}a30 30 0 0 1 60 0V${y + 84}" fill="${colors.ground}" stroke="${colors.line}" stroke-width="3"/>`

const speaker = (x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(-1 1)" d="M-14 -9h12l14 -11v40l-14 -11h-12z" fill="${colors.panel}" stroke="${fill}" stroke-width="2.5"/>`

/** Draws the place: a quiet yard, a truck on a road, or the walls of a stairwell that reflect the sound. */
function drawPlace({ place }: SpeechState, seconds: number): string {
  if (place === 'yard') return `<path d="M20 300H460" stroke="${colors.grid}" stroke-width="3"/>`
  if (place === 'road') {
    const x = 40 + ((seconds * 46) % 380)
    return `<path d="M20 326H460" stroke="${colors.grid}" stroke-width="3" stroke-dasharray="18 12"/>
<path d="M${formatSvgNumber(x)} 316v-34h46v34M${formatSvgNumber(x + 46)} 316v-24h16l10 14v10z" fill="${colors.panel}" stroke="${colors.rose}" stroke-width="2.5"/>`
  }
  return `<path d="M30 40H450V310H30Z" fill="none" stroke="${colors.rose}" stroke-width="4"/>
<path d="M180 150L300 52L420 170L300 300L60 190" fill="none" stroke="${colors.rose}" stroke-width="2" stroke-dasharray="8 8" stroke-dashoffset="${formatSvgNumber(-seconds * 26)}"/>`
}

/** Draws the path from the loudspeaker into the microphone: open if it howls, cut by the canceler otherwise. */
function drawLoop({ loop }: SpeechState, seconds: number): string {
  if (loop === 'none') return ''
  const isHowling = loop === 'howls'
  const fill = isHowling ? colors.rose : colors.amber
  const arc = `<path d="M366 152C320 170 320 226 366 236" fill="none" stroke="${fill}" stroke-width="3" stroke-dasharray="9 7" stroke-dashoffset="${formatSvgNumber(-seconds * (isHowling ? 60 : 0))}"/>`
  const cut = `<path d="M316 180l28 28m0 -28l-28 28" stroke="${colors.amber}" stroke-width="4"/>`
  return arc + (isHowling ? '' : cut)
}

function frame(seconds: number): string {
  const state = speechAt(seconds)
  const index = transmissionIndex(state)
  const isUnderstood = index >= 0.5
  const fill = isUnderstood ? colors.line : colors.rose
  const isNear = state.place === 'second speaker'
  const drawing = `${drawPlace(state, seconds)}
<rect x="360" y="110" width="70" height="156" rx="8" fill="${colors.panel}" stroke="${fill}" stroke-width="3"/>
${speaker(394, 150, fill)}
<circle cx="394" cy="236" r="9" fill="${colors.ground}" stroke="${colors.line}" stroke-width="2.5"/>
${person(130, 180)}
${drawWaves(seconds, [366, 150], isNear ? state.speech - 25 : state.speech, colors.line, -1)}
${state.place === 'road' ? drawWaves(seconds, [60 + ((seconds * 46) % 380), 300], 70, colors.rose, -1) : ''}
${isNear ? speaker(218, 120, colors.amber) + drawWaves(seconds, [206, 120], 60, colors.amber, -1) : ''}
${drawLoop(state, seconds)}`
  const panel =
    drawLabeledValue(106, 'S dB', state.speech.toFixed(0), colors.line) +
    drawLabeledValue(
      166,
      'N dB',
      state.noise.toFixed(0),
      state.noise >= state.speech ? colors.rose : colors.amber,
    ) +
    drawLabeledValue(226, 'STI', index.toFixed(2), fill) +
    drawText(498, 300, 13, fill, isUnderstood ? '≥ 0.50' : '&lt; 0.50')
  return drawPicture(seconds, drawing, panel)
}

const stills: readonly StillView[] = [
  fullView,
  [60, 140, 200],
  [300, 90, 170],
  [484, 94, 150],
  fullView,
  [190, 40, 260],
]

/** The video of speech at a door station: noise, volume, echo, reverberation, and a second loudspeaker. */
export const speechPathVideo: DrawnVideo = {
  ...{ name: 'speech-path', seconds: 58, hertz: 196, frame },
  // The stills show the yard, the listener, the door station, the values, the stairwell, and its reflections.
  stills,
}
