import {
  colors,
  type DrawnVideo,
  drawLabeledValue,
  drawPicture,
  formatPoints,
  formatSvgNumber,
  fullView,
  type Point,
  smoothStep,
} from './canvas.ts'

/** Pixels of the drawing per meter of the site. */
const scale = 20
const sensorPixels = 1920
const camera: Point = [48, 48]

/** A straight wall from one corner to another. */
type Wall = [ax: number, ay: number, bx: number, by: number]

/** The outer walls with two doors, one partition, two columns. */
const walls: Wall[] = [
  [40, 40, 440, 40],
  [440, 40, 440, 150],
  [440, 200, 440, 320],
  [440, 320, 210, 320],
  [160, 320, 40, 320],
  [40, 320, 40, 40],
  [300, 40, 300, 120],
  [300, 165, 300, 220],
  [300, 220, 440, 220],
  ...column(180, 170, 20),
  ...column(120, 240, 20),
]

/** The walk through the site, from the lower door to the right door. */
const route: Point[] = [
  [185, 345],
  [185, 270],
  [240, 230],
  [240, 142],
  [330, 142],
  [390, 175],
  [465, 175],
]

function column(left: number, top: number, side: number): Wall[] {
  const [right, bottom] = [left + side, top + side]
  return [
    [left, top, right, top],
    [right, top, right, bottom],
    [right, bottom, left, bottom],
    [left, bottom, left, top],
  ]
}

/** Returns how far the camera sees in a direction before a wall. */
function sight(angle: number, far = 700): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  let nearest = far
  for (const [ax, ay, bx, by] of walls) {
    const [ex, ey] = [bx - ax, by - ay]
    const cross = dx * ey - dy * ex
    if (Math.abs(cross) < 1e-9) continue
    const along = ((ax - camera[0]) * ey - (ay - camera[1]) * ex) / cross
    const across = ((ax - camera[0]) * dy - (ay - camera[1]) * dx) / cross
    if (along > 0 && across >= 0 && across <= 1) nearest = Math.min(nearest, along)
  }
  return nearest
}

/** Returns the position of the walking person after a share of the walk, from 0 to 1. */
function walker(share: number): Point {
  const legs = route.slice(1).map((to, i) => {
    const from = route[i] ?? to
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  let left = share * legs.reduce((sum, leg) => sum + leg.length, 0)
  for (const { from, to, length } of legs) {
    if (left <= length) {
      const t = left / length
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    }
    left -= length
  }
  return camera
}

function frame(seconds: number): string {
  const degrees = 90 - 60 * smoothStep(seconds, 21, 25) + 30 * smoothStep(seconds, 40, 44)
  const half = (degrees / 2) * (Math.PI / 180)
  const aim = Math.PI / 4 + 0.5 * Math.sin((seconds * 2 * Math.PI) / 15)
  const person = walker((seconds % 30) / 30)
  const [px, py] = [person[0] - camera[0], person[1] - camera[1]]
  const distance = Math.hypot(px, py)
  const bearing = Math.atan2(py, px)
  const seen = Math.abs(bearing - aim) <= half && sight(bearing) >= distance
  const density = sensorPixels / (2 * (distance / scale) * Math.tan(half))

  const fan: Point[] = [camera]
  for (let i = 0; i <= 160; i++) {
    const angle = aim - half + (half * 2 * i) / 160
    const reach = sight(angle)
    fan.push([camera[0] + Math.cos(angle) * reach, camera[1] + Math.sin(angle) * reach])
  }
  const shell = walls.map(([ax, ay, bx, by]) => `M${ax} ${ay}L${bx} ${by}`).join('')
  const dot = seen ? colors.amber : colors.line
  const drawing = `<polygon points="${formatPoints(fan)}" fill="${colors.amber}" opacity="0.2"/>
<polyline points="${formatPoints(fan.slice(1))}" fill="none" stroke="${colors.amber}" stroke-width="1.5" opacity="0.7"/>
<path d="${shell}" stroke="${colors.line}" stroke-width="4" stroke-linecap="square" fill="none"/>
<polyline points="${formatPoints(route)}" fill="none" stroke="${colors.line}" stroke-dasharray="3 6" opacity="0.6"/>
${seen ? `<path d="M${formatPoints([camera])}L${formatPoints([person])}" stroke="${colors.amber}" stroke-width="1.5"/>` : ''}
<circle cx="${formatSvgNumber(person[0])}" cy="${formatSvgNumber(person[1])}" r="8" fill="${seen ? dot : colors.ground}" stroke="${dot}" stroke-width="3"/>
<g transform="translate(${formatPoints([camera])}) rotate(${formatSvgNumber((aim * 180) / Math.PI)})">
<rect x="-8" y="-7" width="20" height="14" rx="2" fill="${colors.amber}"/><path d="M12 -5L20 -8V8L12 5Z" fill="${colors.amber}"/></g>`
  const panel =
    drawLabeledValue(106, 'HFOV', `${Math.round(degrees)}°`, colors.line) +
    drawLabeledValue(166, 'm', (distance / scale).toFixed(1), colors.line) +
    drawLabeledValue(226, 'px/m', seen ? String(Math.round(density)) : '–', seen ? colors.amber : colors.line)
  return drawPicture(seconds, drawing, panel)
}

/** The video of a floor plan with a sweeping camera and a walking person. */
export const siteWalkVideo: DrawnVideo = {
  ...{ name: 'site-walk', seconds: 60, hertz: 196, frame },
  // The stills show the plan, the camera, the pixel density, the walker, the plan again, and the walker at the
  // door.
  stills: [fullView, [28, 26, 200], [484, 194, 150], [80, 206, 200], fullView, [290, 100, 200]],
}
