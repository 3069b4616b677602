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

const supply = 24
const load = 12
/** The lowest voltage that the camera accepts: 15 % below nominal. */
const limit = supply * 0.85
const longest = 160

/**
 * Returns the voltage at the far end of a cable, in volts. The load draws constant power through two copper
 * conductors of the given cross-section in mm².
 */
function volts(metres: number, area: number): number {
  const ohms = (2 * 0.0178 * metres) / area
  return (supply + Math.sqrt(Math.max(0, supply * supply - 4 * load * ohms))) / 2
}

const at = (metres: number, value: number): Point => [
  56 + (metres / longest) * 392,
  44 + (supply - value) * 23,
]

function curve(area: number, until: number): Point[] {
  const list: Point[] = []
  for (let metres = 0; metres <= until; metres += 1) list.push(at(metres, volts(metres, area)))
  list.push(at(until, volts(until, area)))
  return list
}

/**
 * Returns how far each curve is drawn at a second. The curve of the thin cable is drawn first, then that of the
 * thick cable; at the end the marker moves between both.
 */
function progress(seconds: number): { thin: number; thick: number; marker: number; area: number } {
  const thin = longest * Math.min(1, Math.max(0, (seconds - 8) / 40))
  const thick = longest * Math.min(1, Math.max(0, (seconds - 52) / 20))
  if (seconds < 52) return { thin, thick, marker: thin, area: 0.5 }
  if (seconds < 74) return { thin, thick, marker: thick, area: 1 }
  const marker =
    86 + 74 * (1 - smoothStep(seconds, 74, 78)) + 6 * Math.sin(seconds - 78) * smoothStep(seconds, 78, 80)
  return { thin, thick, marker, area: 1 }
}

function axes(): string {
  const marks: string[] = []
  for (const metres of [0, 40, 80, 120, 160])
    marks.push(drawText(at(metres, 14)[0], 296, 13, colors.line, `${metres}`, 'middle'))
  for (const value of [24, 20, 16])
    marks.push(drawText(46, at(0, value)[1] + 5, 13, colors.line, `${value}`, 'end'))
  const [left, bottom] = at(0, 14)
  return `<path d="M${left} 30V${bottom}H456" stroke="${colors.line}" stroke-width="2" fill="none"/>
${marks.join('')}${drawText(456, 314, 13, colors.line, 'm', 'end')}${drawText(46, 26, 13, colors.line, 'V', 'end')}`
}

function cable(marker: number, area: number, low: boolean): string {
  const x = at(marker, 0)[0]
  const fill = low ? colors.rose : colors.amber
  return `<path d="M56 332H${formatSvgNumber(x)}" stroke="${fill}" stroke-width="${area * 6}"/>
<rect x="44" y="323" width="14" height="18" fill="${colors.line}"/>
<rect x="${formatSvgNumber(x - 5)}" y="325" width="18" height="14" rx="2" fill="${fill}"/>`
}

function frame(seconds: number): string {
  const { thin, thick, marker, area } = progress(seconds)
  const value = volts(marker, area)
  const low = value < limit
  const fill = low ? colors.rose : colors.amber
  const [x, y] = at(marker, value)
  const floor = at(0, limit)[1]
  const pulse = 8 + 2 * Math.sin(seconds * 4)
  const second =
    thick > 0 ? `<polyline points="${formatPoints(curve(1, thick))}" stroke="${colors.amber}"/>` : ''
  const drawing = `${axes()}
<rect x="56" y="${formatSvgNumber(floor)}" width="400" height="${formatSvgNumber(at(0, 14)[1] - floor)}" fill="${colors.rose}" opacity="0.08"/>
<path d="M56 ${formatSvgNumber(floor)}H456" stroke="${colors.rose}" stroke-width="1.5" stroke-dasharray="6 5"/>
${drawText(64, floor - 6, 13, colors.rose, `${limit.toFixed(1)} V`)}
<g fill="none" stroke-width="3" stroke-linejoin="round"><polyline points="${formatPoints(curve(0.5, thin))}" stroke="${colors.line}"/>${second}</g>
<path d="M${formatSvgNumber(x)} ${formatSvgNumber(y)}V${formatSvgNumber(at(0, 14)[1])}" stroke="${fill}" stroke-width="1.5" stroke-dasharray="3 4"/>
<circle cx="${formatSvgNumber(x)}" cy="${formatSvgNumber(y)}" r="${formatSvgNumber(pulse)}" fill="${fill}" opacity="0.35"/><circle cx="${formatSvgNumber(x)}" cy="${formatSvgNumber(y)}" r="5" fill="${fill}"/>
${cable(marker, area, low)}`
  const panel =
    drawLabeledValue(106, 'V', value.toFixed(1), fill) +
    drawLabeledValue(166, 'm', marker.toFixed(0), colors.line) +
    drawLabeledValue(226, 'A', (load / value).toFixed(2), colors.line) +
    drawLabeledValue(286, 'mm²', area.toFixed(1), colors.line)
  return drawPicture(seconds, drawing, panel)
}

/**
 * The video of the voltage at the end of a cable, which falls as the length grows: first for a thin cable, then for a
 * thick one.
 */
export const powerCurveVideo: DrawnVideo = {
  ...{ name: 'power-curve', seconds: 90, hertz: 165, frame },
  // The stills show the voltage, the curve, the end below the limit, the cable, both curves, and the marker.
  stills: [[478, 66, 150], fullView, [220, 96, 220], [30, 238, 210], fullView, [160, 40, 200]],
}
