import { smoothContour } from './path-geometry.ts'

/** The number of colours from cold to hot: `--heat-1` to `--heat-7`. */
const steps = 7

/** Returns the drawing of a heat source; `hottest` is the number of the colour in its middle. */
const source = (x: number, y: number, radius: number, phase: number, hottest: number): string =>
  Array.from({ length: hottest }, (_, index) => index)
    .map((index) => {
      const ring = radius * (1 - index * 0.135)
      return `<path d="${smoothContour(x, y, ring, phase, 14)}" fill="var(--heat-${index + 1})"/>`
    })
    .join('')

const scale = Array.from({ length: steps }, (_, index) => {
  const y = 110 + index * 40
  return `<rect x="712" y="${y}" width="14" height="40" fill="var(--heat-${steps - index})"/>`
}).join('')

const reticle =
  '<g stroke="var(--c-on-deep)" stroke-width="2.5"><path d="M250 222h36M268 204v36"/><path d="M180 150h-20v20M360 150h20v20M180 310h-20v-20M360 310h20v-20"/></g>'

const spots =
  '<path d="M286 222h118M560 330v66" stroke="var(--c-on-deep)" stroke-width="1.5"/><circle cx="560" cy="330" r="5" stroke="var(--c-on-deep)" stroke-width="2"/>'

const readings =
  '<g fill="var(--c-deep)"><rect x="404" y="208" width="84" height="28" rx="4"/><rect x="518" y="396" width="84" height="28" rx="4"/></g><g class="labels large" fill="var(--c-on-deep)"><text x="414" y="227">71.4 °C</text><text x="528" y="415">48.2 °C</text></g>'

/** The picture of the sister brand: isotherms of three sources with a measurement spot and a scale. */
export const heatMapDrawing =
  source(270, 230, 182, 5.62, 7) +
  source(556, 330, 124, 3.3, 5) +
  source(598, 122, 76, 2.6, 4) +
  reticle +
  spots +
  readings +
  scale
