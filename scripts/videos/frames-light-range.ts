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

/** The illuminance in lux outside the glass door and in the corner of the lobby. */
const lux = { outside: 50_000, inside: 5 }

/**
 * The setting of the camera, beginning at a second of the video. `shutter`: the exposure time as 1/n second; several
 * exposures are combined.
 */
interface Exposure {
  from: number
  shutter: readonly number[]
  lamp: 'day' | 'sodium' | 'infrared'
  isWalking: boolean
}
const plain = { shutter: [500], lamp: 'day', isWalking: false } as const
const combined = [25, 100, 500, 2000]
const exposures: readonly Exposure[] = [
  { from: 0, ...plain },
  { from: 8, ...plain, shutter: [25] },
  { from: 15, ...plain, shutter: [2000] },
  { from: 22, ...plain, shutter: combined },
  { from: 31, ...plain, shutter: combined, isWalking: true },
  { from: 39, ...plain, shutter: [100], lamp: 'sodium' },
  { from: 48, ...plain, shutter: [100], lamp: 'infrared' },
  { from: 54, ...plain, shutter: [100] },
]
const exposureAt = (seconds: number): Exposure =>
  exposures.findLast(({ from }) => seconds >= from) ?? (exposures[0] as Exposure)

/**
 * Returns the brightness, from 0 to 1, of a surface with an illuminance in an exposure. The sensor reproduces a
 * range of 60 dB.
 */
function brightnessOf(illuminance: number, shutter: number): number {
  const decibels = 20 * Math.log10(illuminance / shutter)
  return Math.min(1, Math.max(0, (decibels + 30) / 60))
}

/**
 * Returns the brightness of a place in a picture that is combined from several exposures: the brightness in the best
 * exposed of them.
 */
function combinedBrightness(illuminance: number, shutters: readonly number[]): number {
  const all = shutters.map((shutter) => brightnessOf(illuminance, shutter))
  return all.reduce((best, each) => (Math.abs(each - 0.5) < Math.abs(best - 0.5) ? each : best))
}

const gray = (brightness: number) => {
  const part = Math.round(18 + brightness * 230)
  return `rgb(${part},${part},${Math.min(255, part + 6)})`
}

/** The color of the red jacket under each kind of light. */
const jackets = { day: '#C23B36', sodium: '#8A7A4C', infrared: '#9A9A9A' } as const

/** Draws a person with a jacket. Each combined exposure of a walking person shows another position. */
function drawPerson([x, y]: [number, number], jacket: string, outline: string, offsets: readonly number[]) {
  const opacity = offsets.length === 1 ? 1 : 0.55
  return offsets
    .map(
      (
        offset,
      ) => `<g transform="translate(${formatSvgNumber(x + offset)} ${y})" opacity="${opacity}"><circle r="14" fill="${outline}"/>
<path d="M-22 74V38a22 22 0 0 1 44 0V74Z" fill="${jacket}" stroke="${outline}" stroke-width="2"/></g>`,
    )
    .join('')
}

function drawLobby(seconds: number, { shutter, lamp, isWalking }: Exposure): string {
  const [outside, inside] = [
    combinedBrightness(lux.outside, shutter),
    combinedBrightness(lux.inside, shutter),
  ]
  const isLampScene = seconds >= 39
  const walls = isLampScene ? (lamp === 'sodium' ? '#5A4A22' : gray(0.28)) : gray(inside * 0.8)
  const glass = isLampScene ? gray(0.08) : gray(outside)
  const step = isWalking ? ((seconds - 31) * 12) % 90 : 0
  const trail = isWalking ? [0, 5, 10, 15] : [0]
  const atDoor = isLampScene || outside > 0.97 ? gray(0.95) : gray(0.06)
  return `<rect x="20" y="30" width="440" height="290" fill="${walls}"/>
<rect x="60" y="60" width="150" height="230" fill="${glass}" stroke="${colors.line}" stroke-width="3"/>
<path d="M135 60V290" stroke="${colors.line}" stroke-width="2"/>
${isLampScene ? '' : drawPerson([100 + step, 196], atDoor, atDoor, trail)}
${drawPerson([350, 196], isLampScene ? jackets[lamp] : gray(inside * 1.9), gray(isLampScene ? 0.6 : inside * 2.2), [0])}
${isLampScene ? `<path d="M330 30h40l12 26h-64z" fill="${lamp === 'sodium' ? colors.amber : lamp === 'day' ? '#FFFFFF' : colors.panel}" stroke="${colors.line}" stroke-width="2"/>` : ''}
${shutter.length > 1 ? drawSteps(seconds, shutter) : ''}`
}

/** Draws the bars of the combined exposures; the bar of the exposure that is taken at the moment is lit. */
function drawSteps(seconds: number, shutter: readonly number[]): string {
  const current = Math.floor(seconds * 3) % shutter.length
  return shutter
    .map((each, index) => {
      const height = 14 + 52 * smoothStep(Math.log10(2000 / each), 0, 2)
      return `<rect x="${250 + index * 22}" y="${formatSvgNumber(120 - height)}" width="16" height="${formatSvgNumber(height)}" fill="${index === current ? colors.amber : colors.line}"/>`
    })
    .join('')
}

function frame(seconds: number): string {
  const exposure = exposureAt(seconds)
  // After dark, the lamp lights the whole lobby.
  const range = seconds < 39 ? 20 * Math.log10(lux.outside / lux.inside) : 40
  const sensorRange = exposure.shutter.length > 1 ? 120 : 60
  const isCovered = range <= sensorRange
  const shutter = exposure.shutter.length > 1 ? '4 ×' : `1/${exposure.shutter[0]}`
  const kelvin = { day: '5600', sodium: '2000', infrared: '850' }[exposure.lamp]
  const panel =
    drawLabeledValue(106, 'dB', range.toFixed(0), isCovered ? colors.line : colors.rose) +
    drawLabeledValue(166, 's', shutter, colors.amber) +
    drawLabeledValue(226, exposure.lamp === 'infrared' ? 'nm' : 'K', kelvin, colors.line) +
    drawText(498, 300, 13, colors.line, `${sensorRange} dB`)
  return drawPicture(seconds, drawLobby(seconds, exposure), panel)
}

const stills: readonly StillView[] = [
  fullView,
  [40, 130, 200],
  [240, 40, 130],
  [60, 150, 180],
  fullView,
  [270, 150, 190],
]

/**
 * The video of the range of light in a lobby: single exposures, four combined ones, and colors under three kinds of
 * light.
 */
export const lightRangeVideo: DrawnVideo = {
  ...{ name: 'light-range', seconds: 60, hertz: 233, frame },
  // The stills show the lobby, the glass door, the combined exposures, double edges, the lamp, and the jacket.
  stills,
}
