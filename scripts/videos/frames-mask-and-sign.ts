import {
  colors,
  type DrawnVideo,
  drawLabeledValue,
  drawPicture,
  formatSvgNumber,
  fullView,
  smoothStep,
} from './canvas.ts'

/** The hours after which a recording is deleted, and the hours that pass per second of the video. */
const retention = 72
const hoursPerSecond = 12

/**
 * The camera's picture: the owner's entrance, the neighbor's window and the public pavement, as [x, y, width,
 * height].
 */
type Area = [x: number, y: number, width: number, height: number]
const picture: Area = [40, 30, 400, 190]
const neighbor: Area = [58, 60, 96, 74]
const pavement: Area = [40, 176, 400, 44]
const share = ([, , width, height]: Area) => (width * height) / (picture[2] * picture[3])

const rectangle = ([x, y, width, height]: Area, attributes: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`

/** Draws a mask that grows over an area. */
function drawMask([x, y, width, height]: Area, grown: number): string {
  if (grown === 0) return ''
  return rectangle([x, y, Math.round(width * grown), height], `fill="${colors.rose}" `)
}

/** Draws a passer-by on the pavement, whom the mask later hides. */
function drawPasser(seconds: number): string {
  const x = 52 + ((seconds * 40) % 376)
  return `<circle cx="${formatSvgNumber(x)}" cy="188" r="7" fill="${colors.line}"/>
<path d="M${formatSvgNumber(x)} 195V212" stroke="${colors.line}" stroke-width="8" stroke-linecap="round"/>`
}

/** Draws the camera's picture with the masks that have been set so far. */
function drawView(seconds: number): string {
  const inside = drawPasser(seconds)
  return `${rectangle(picture, `fill="${colors.panel}" stroke="${colors.line}" stroke-width="3"`)}
${rectangle(neighbor, `fill="none" stroke="${colors.line}" stroke-width="2"`)}
<path d="M106 60V134M58 97H154" stroke="${colors.line}" stroke-width="2"/>
${rectangle([230, 62, 74, 114], `fill="none" stroke="${colors.amber}" stroke-width="3"`)}
<circle cx="292" cy="122" r="4" fill="${colors.amber}"/>
<path d="M40 176H440" stroke="${colors.line}" stroke-width="2"/>
${inside}
${drawMask(neighbor, smoothStep(seconds, 10, 12))}
${drawMask(pavement, smoothStep(seconds, 16, 19))}`
}

/** Draws the sign, whose lines appear one by one: who records, why, how long, and the contact. */
function drawSign(seconds: number): string {
  const shown = [26, 29, 32, 35, 38].filter((from) => seconds >= from).length
  if (shown === 0) return ''
  const lines = Array.from({ length: shown - 1 }, (_, index) => {
    const y = 272 + index * 18
    return `<circle cx="150" cy="${y}" r="5" fill="${colors.ground}"/><path d="M164 ${y}H${236 - index * 12}" stroke="${colors.ground}" stroke-width="6"/>`
  })
  return `<rect x="56" y="236" width="200" height="108" rx="8" fill="${colors.amber}"/>
<g transform="translate(92 286)"><rect x="-16" y="-13" width="36" height="26" rx="4" fill="${colors.ground}"/><path d="M20 -8L34 -16V16L20 8Z" fill="${colors.ground}"/></g>
${lines.join('')}`
}

/** Draws the stored hours as a bar; recordings older than the retention period are deleted. */
function drawRetention(seconds: number, stored: number): string {
  if (seconds < 42) return ''
  const width = (stored / retention) * 150
  return `<rect x="282" y="276" width="158" height="34" rx="4" fill="none" stroke="${colors.line}" stroke-width="2.5"/>
<rect x="286" y="280" width="${formatSvgNumber(width)}" height="26" fill="${stored >= retention ? colors.amber : colors.line}"/>`
}

function frame(seconds: number): string {
  const stored = Math.min(retention, Math.max(0, (seconds - 42) * hoursPerSecond))
  const masked = share(neighbor) * smoothStep(seconds, 10, 12) + share(pavement) * smoothStep(seconds, 16, 19)
  const drawing = drawView(seconds) + drawSign(seconds) + drawRetention(seconds, stored)
  const panel =
    drawLabeledValue(106, '%', (masked * 100).toFixed(0), masked > 0 ? colors.rose : colors.line) +
    drawLabeledValue(166, 'h', stored.toFixed(0), stored >= retention ? colors.amber : colors.line) +
    drawLabeledValue(226, 'max h', String(retention), colors.line)
  return drawPicture(seconds, drawing, panel)
}

/** The video of a camera's picture with privacy masks, then the sign at the door, then the time of storage. */
export const maskAndSignVideo: DrawnVideo = {
  ...{ name: 'mask-and-sign', seconds: 60, hertz: 147, frame },
  // The stills show the picture, the window, the pavement, the sign, the picture again, and the stored hours.
  stills: [fullView, [44, 40, 160], [60, 140, 190], [50, 226, 210], fullView, [270, 240, 190]],
}
