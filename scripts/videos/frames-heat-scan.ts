import {
  colors,
  type DrawnVideo,
  drawLabeledValue,
  drawPicture,
  drawText,
  formatPoints,
  formatSvgNumber,
  fullView,
  type Point,
  smoothStep,
} from './canvas.ts'

const ambient = 22
/** A bare metal plate over the right side of the hot part: it emits little radiation and reflects the room. */
const plate = { x: 300, y: 96, width: 130, height: 88, emissivity: 0.2 }
const setting = 0.95

const breath = (seconds: number) => 1 + 0.07 * Math.sin((seconds * 2 * Math.PI) / 7.5)

/**
 * Returns the factor by which distances from the hot center are stretched in a direction, so that the isotherms are
 * not perfect circles.
 */
function bend(angle: number, seconds: number): number {
  return 1 + 0.16 * Math.cos(2 * angle - 0.6) + 0.07 * Math.sin(3 * angle + seconds * 0.16)
}

const centre: Point = [236, 180]

function temperature([x, y]: Point, seconds: number): number {
  const [dx, dy] = [x - centre[0], y - centre[1]]
  const reach = Math.hypot(dx, dy) / (bend(Math.atan2(dy, dx), seconds) * breath(seconds))
  return ambient + 66 * Math.exp(-((reach / 95) ** 2))
}

function isotherm(level: number, seconds: number): Point[] {
  const radius = 95 * Math.sqrt(-Math.log((level - ambient) / 66)) * breath(seconds)
  return Array.from({ length: 90 }, (_, i) => {
    const angle = (i / 90) * 2 * Math.PI
    const reach = radius * bend(angle, seconds)
    return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach]
  })
}

const onPlate = ([x, y]: Point) =>
  x > plate.x && x < plate.x + plate.width && y > plate.y && y < plate.y + plate.height

/** Returns the temperature that the camera shows at a point: on the plate it measures too little. */
function reading(point: Point, seconds: number): number {
  const kelvin = (celsius: number) => (celsius + 273.15) ** 4
  const truth = temperature(point, seconds)
  const emissivity = onPlate(point) && plateShown(seconds) > 0.5 ? plate.emissivity : setting
  const radiation = emissivity * kelvin(truth) + (1 - emissivity) * kelvin(ambient)
  return ((radiation - (1 - setting) * kelvin(ambient)) / setting) ** 0.25 - 273.15
}

const plateShown = (seconds: number) => smoothStep(seconds, 24, 26) - smoothStep(seconds, 48, 50)
const metres = (seconds: number) => 2 + 10 * smoothStep(seconds, 52, 66) - 10 * smoothStep(seconds, 71, 75)

function spot(seconds: number): Point {
  const wander: Point = [236 + 150 * Math.sin(seconds * 0.42), 180 + 95 * Math.sin(seconds * 0.63 + 0.8)]
  const toPlate = plateShown(seconds)
  const toCentre = smoothStep(seconds, 49, 52)
  const edge: Point = [300 + 48 * Math.sin(seconds * 0.7), 150 + 14 * Math.sin(seconds * 1.1)]
  const mix = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ]
  return mix(mix(wander, edge, toPlate), centre, toCentre)
}

/**
 * Returns the mean temperature within a radius of a point: in the measurement spot, which grows with the camera's
 * distance.
 */
function average([x, y]: Point, radius: number, seconds: number): number {
  let sum = reading([x, y], seconds)
  let count = 1
  for (const share of [0.35, 0.6, 0.8, 0.95]) {
    const steps = Math.round(20 * share)
    for (let i = 0; i < steps; i++) {
      const angle = (i / steps) * 2 * Math.PI
      sum += reading([x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share], seconds)
      count++
    }
  }
  return sum / count
}

function frame(seconds: number): string {
  const distance = metres(seconds)
  const [x, y] = spot(seconds)
  const radius = 6 * distance
  const shown = average([x, y], radius, seconds)
  const hot = shown > 60
  const fill = hot ? colors.amber : colors.rose
  const rings = [26, 34, 44, 54, 64, 74, 83].map((level, i) => {
    const tone = i > 3 ? colors.amber : colors.rose
    return `<polygon points="${formatPoints(isotherm(level, seconds))}" fill="${tone}" fill-opacity="0.06" stroke="${tone}" stroke-width="1.6" stroke-opacity="${formatSvgNumber(0.4 + i * 0.09)}"/>`
  })
  const drawing = `<clipPath id="c"><rect width="480" height="360"/></clipPath><g clip-path="url(#c)">${rings.join('')}
<g opacity="${plateShown(seconds).toFixed(2)}"><rect x="${plate.x}" y="${plate.y}" width="${plate.width}" height="${plate.height}"
  fill="${colors.ground}" fill-opacity="0.55" stroke="${colors.line}" stroke-width="2" stroke-dasharray="7 4"/>
${drawText(plate.x + plate.width - 8, plate.y + 20, 14, colors.line, 'ε 0.20', 'end')}</g>
<g stroke="#FFFFFF" stroke-width="2" fill="none"><circle cx="${formatSvgNumber(x)}" cy="${formatSvgNumber(y)}" r="${formatSvgNumber(radius)}"/>
<path d="M${formatSvgNumber(x - radius - 10)} ${formatSvgNumber(y)}h10M${formatSvgNumber(x + radius)} ${formatSvgNumber(y)}h10M${formatSvgNumber(x)} ${formatSvgNumber(y - radius - 10)}v10M${formatSvgNumber(x)} ${formatSvgNumber(y + radius)}v10"/></g>
${drawText(Math.min(x + radius + 14, 380), y - radius * 0.7 - 6, 18, '#FFFFFF', `${shown.toFixed(1)}°`)}</g>`
  const panel =
    drawLabeledValue(106, '°C', shown.toFixed(1), fill) +
    drawLabeledValue(166, 'ε', setting.toFixed(2), colors.line) +
    drawLabeledValue(226, 'm', distance.toFixed(1), colors.line) +
    `<rect x="498" y="278" width="124" height="10" fill="${colors.grid}"/>
<rect x="498" y="278" width="${formatSvgNumber(Math.max(2, ((shown - 20) / 70) * 124))}" height="10" fill="${fill}"/>`
  return drawPicture(seconds, drawing, panel)
}

/** The video of isotherms that pulsate around a hot spot while a measurement spot moves over them. */
export const heatScanVideo: DrawnVideo = {
  ...{ name: 'heat-scan', seconds: 75, hertz: 147, frame },
  // The stills show the plate, the measurement spot, the bare metal, the temperature, the hottest point, and the
  // large spot.
  stills: [fullView, [300, 120, 170], [270, 84, 200], [478, 66, 150], [140, 110, 200], fullView],
}
