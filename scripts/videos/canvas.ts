/** The size of the pictures, in pixels. They are drawn as SVG in the style of the site plan. */
const width = 640
const height = 360

export const colors = {
  ground: '#07161c',
  panel: '#0b222b',
  grid: '#1d4452',
  line: '#8FD3E2',
  amber: '#F5AE14',
  rose: '#F0A3AD',
}

/** A part of the picture with the proportions of the whole picture: its upper left corner and its width. */
export type StillView = [x: number, y: number, width: number]

/** The whole picture. */
export const fullView: StillView = [0, 0, width]

/** Returns the picture of a video as a smaller SVG that shows a part of it. */
export function cropPicture(picture: string, [x, y, part]: StillView, shownWidth: number): string {
  const size = `width="${width}" height="${height}"`
  const ratio = height / width
  return picture.replace(
    size,
    `width="${shownWidth}" height="${shownWidth * ratio}" viewBox="${x} ${y} ${part} ${part * ratio}"`,
  )
}

/** A drawn video: its length and the picture at a second. */
export interface DrawnVideo {
  name: string
  seconds: number
  /** The pitch of the quiet tone, in hertz. */
  hertz: number
  /**
   * The parts of the picture that the stills show, taken at equal intervals. The chapters of a course show them in
   * turn, so neighbors look different.
   */
  stills: readonly StillView[]
  frame: (seconds: number) => string
}

export type Point = [x: number, y: number]

/** Formats a number for an SVG attribute with one decimal, which is finer than a pixel. */
export const formatSvgNumber = (value: number) => value.toFixed(1)

export const formatPoints = (list: Point[]) =>
  list.map(([x, y]) => `${formatSvgNumber(x)},${formatSvgNumber(y)}`).join(' ')

/** Returns 0 before `from`, 1 after `to`, and a smooth transition in between. */
export function smoothStep(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

export function drawText(
  x: number,
  y: number,
  size: number,
  fill: string,
  content: string,
  anchor = 'start',
) {
  return `<text x="${formatSvgNumber(x)}" y="${formatSvgNumber(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${content}</text>`
}

/** Draws a label with its value below, for the panel on the right. */
export function drawLabeledValue(y: number, label: string, value: string, fill: string): string {
  return drawText(498, y, 13, colors.line, label) + drawText(498, y + 26, 24, fill, value)
}

/** Formats the video's position as mm:ss, so that a resumed video can be recognized. */
export function formatVideoTime(seconds: number): string {
  const whole = Math.floor(seconds + 1e-6)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`
}

/** Draws a whole picture: background, grid, the drawing, then the panel with the clock. */
export function drawPicture(seconds: number, drawing: string, panel: string): string {
  const lines: string[] = []
  for (let x = 20; x < width; x += 20) lines.push(`M${x} 0V${height}`)
  for (let y = 20; y < height; y += 20) lines.push(`M0 ${y}H${width}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
  font-family="DejaVu Sans Mono" font-weight="bold">
<rect width="${width}" height="${height}" fill="${colors.ground}"/>
<path d="${lines.join('')}" stroke="${colors.grid}" stroke-width="1" opacity="0.45" fill="none"/>
${drawing}
<rect x="480" width="160" height="${height}" fill="${colors.panel}"/>
<path d="M480 0V${height}M480 76H640" stroke="${colors.grid}" stroke-width="2"/>
${drawText(560, 54, 44, '#FFFFFF', formatVideoTime(seconds), 'middle')}
${panel}
</svg>`
}
