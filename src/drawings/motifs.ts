import type { Subject } from '../domain/course/course.ts'
import { arc, contour, polar, sector, short } from './shape.ts'

/**
 * A function that draws a motif: lines of currentColor on `--ground` that fill 320 x 180; `next` gives its
 * numbers from 0 to 1.
 */
type Motif = (next: () => number) => string

const solid = 'fill="currentColor"'
const veil = (opacity: number) => `fill="currentColor" fill-opacity="${short(opacity * 100) / 100}"`

/** Fields of view over a plan. */
const cctv: Motif = (next) => {
  const wall = 60 + next() * 60
  const walls = `<path d="M0 ${short(wall)}H${short(120 + next() * 60)}M${short(200 + next() * 30)} ${short(wall)}H320M200 ${short(wall)}V${short(wall + 40 + next() * 40)}" stroke-width="3"/>`
  const corners = [
    [18, 14, 0.75],
    [302, 14, 2.4],
    [302, 166, -2.3],
    [18, 166, -0.75],
  ] as const
  const order = corners.map((corner) => ({ corner, at: next() })).sort((a, b) => a.at - b.at)
  const cameras = order.slice(0, next() > 0.55 ? 3 : 2).map(({ corner: [x, y, inward] }) => {
    const angle = inward + (next() - 0.5) * 0.5
    const width = 0.5 + next() * 0.6
    const reach = 110 + next() * 100
    return `<path d="${sector(x, y, reach, angle, width)}" ${veil(0.13)} stroke="none"/><path d="${sector(x, y, reach / 2, angle, width)}" ${veil(0.16)} stroke="none"/><path d="${arc(x, y, reach, angle, width)}"/><circle cx="${x}" cy="${y}" r="6" ${solid}/>`
  })
  return walls + cameras.join('')
}

/** Rooms, openings and door swings. */
const access: Motif = (next) => {
  const x = 80 + Math.round(next() * 4) * 12
  const x2 = x + 60 + Math.round(next() * 4) * 12
  const y = 66 + Math.round(next() * 3) * 14
  const down = next() > 0.5
  const walls = `<path d="M0 ${y}H${x - 44}M${x} ${y}H${x2}M${x2 + 48} ${y}H320M${x} ${y}V0M${x2} ${y}V180" stroke-width="3"/>`
  const left = `<path d="M${x} ${y}V${y + (down ? 44 : -44)}A44 44 0 0 ${down ? 1 : 0} ${x - 44} ${y}" ${veil(0.14)}/>`
  const right = `<path d="M${x2} ${y}V${y - 48}A48 48 0 0 1 ${x2 + 48} ${y}" ${veil(0.14)}/>`
  const reader = (rx: number, ry: number) =>
    `<rect x="${rx}" y="${ry}" width="10" height="16" rx="2" ${solid} stroke="none"/>`
  const desk =
    next() > 0.4 ? `<rect x="${x2 + 32}" y="${Math.min(y + 46, 142)}" width="56" height="28" rx="3"/>` : ''
  return walls + left + right + reader(x + 12, y + 12) + reader(x2 + 62, y + 14) + desk
}

/** Detection zones: fans of beams, and one body in them. */
const intrusion: Motif = (next) => {
  const left = next() > 0.5
  const x = left ? 26 : 294
  const y = 20 + next() * 30
  const inward = left ? 0.62 : Math.PI - 0.62
  const beams = 5 + Math.floor(next() * 3)
  const zones = [
    [236, 0.08],
    [160, 0.12],
    [84, 0.18],
  ] as const
  const fan = Array.from({ length: beams }, (_, index) => inward + (index - (beams - 1) / 2) * 0.27).flatMap(
    (angle) =>
      zones.map(
        ([reach, opacity]) =>
          `<path d="${sector(x, y, reach, angle, 0.15)}" ${veil(opacity)} stroke="none"/>`,
      ),
  )
  const edges = zones.map(
    ([reach]) => `<path d="${arc(x, y, reach, inward, beams * 0.27)}" stroke-dasharray="3 5"/>`,
  )
  const [bodyX, bodyY] = polar(x, y, 160, inward + (next() - 0.5) * 0.8).split(' ')
  const body = `<circle cx="${bodyX}" cy="${bodyY}" r="6" ${solid}/><circle cx="${bodyX}" cy="${bodyY}" r="13"/>`
  return `${fan.join('')}${edges.join('')}<circle cx="${x}" cy="${short(y)}" r="7" ${solid}/>${body}`
}

/** Traces to and from a rack. */
const network: Motif = (next) => {
  const hub = 140 + Math.round(next() * 4) * 10
  const traces = [36, 68, 112, 144].map((y) => {
    const start = 30 + Math.round(next() * 4) * 10
    const end = 250 + Math.round(next() * 4) * 10
    const turn = y < 90 ? 8 : -8
    const lamp = () => veil(next() > 0.5 ? 1 : 0.16)
    return `<path d="M${start} ${y}H${hub - 42}L${hub - 34} ${y + turn}V90M${end} ${y}H${hub + 60}"/><rect x="${start - 8}" y="${y - 8}" width="16" height="16" rx="3" ${lamp()}/><circle cx="${end}" cy="${y}" r="7" ${lamp()}/>`
  })
  const units = [0, 1, 2, 3, 4].map(
    (unit) =>
      `<path d="M${hub - 40} ${50 + unit * 21}h100"/><rect x="${hub - 28}" y="${36 + unit * 21}" width="${20 + Math.round(next() * 5) * 8}" height="5" rx="2" ${solid} stroke="none"/>`,
  )
  return `${traces.join('')}<rect x="${hub - 40}" y="26" width="100" height="128" rx="6" fill="var(--ground)" stroke-width="2.5"/>${units.join('')}`
}

/** Isotherms of two sources, and the spot that is measured. */
const thermal: Motif = (next) => {
  const hot = [90 + next() * 60, 60 + next() * 60] as const
  const warm = [210 + next() * 60, 70 + next() * 50] as const
  const phase = next() * 6
  const rings = (
    [
      [hot, 21],
      [warm, 15],
    ] as const
  ).flatMap(([[x, y], step]) =>
    [5, 4, 3, 2, 1].map(
      (ring) =>
        `<path d="${contour(x, y, ring * step, phase)}" ${veil(0.07 + (5 - ring) * 0.04)} stroke-opacity=".75"/>`,
    ),
  )
  return `${rings.join('')}<path d="M${short(hot[0] - 10)} ${short(hot[1])}h20m-10-10v20" stroke-width="2.5"/>`
}

/** A test chart: rings and wedges. */
const base: Motif = (next) => {
  const x = 100 + next() * 120
  const wedges = 16 + Math.floor(next() * 3) * 4
  const step = 21 + next() * 9
  const fan = Array.from({ length: wedges / 2 }, (_, index) => (index / wedges) * 4 * Math.PI).map(
    (angle) => `<path d="${sector(x, 90, 240, angle, 3.1 / wedges)}" ${veil(0.1)} stroke="none"/>`,
  )
  const rings = [1, 2, 3].map((ring) => `<circle cx="${short(x)}" cy="90" r="${short(8 + ring * step)}"/>`)
  const frame = 'M12 12h26M12 12v26M308 168h-26M308 168v-26M308 12h-26M308 12v26M12 168h26M12 168v-26'
  return `${fan.join('')}${rings.join('')}<circle cx="${short(x)}" cy="90" r="10" ${solid}/><path d="${frame}" stroke-width="2.5"/>`
}

export const motifs: Record<Subject, Motif> = { cctv, access, intrusion, network, thermal, base }
