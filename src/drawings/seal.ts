import { logos } from './logo.ts'
import { medalEdgePath } from './medal.ts'

/**
 * Returns the SVG content of a seal: the brand's logo on a disc with the edge of a medal, for certifications without
 * levels.
 */
export const drawSeal = (brand: keyof typeof logos): string =>
  `<path d="${medalEdgePath}" fill="var(--c-brand)"/><circle cx="48" cy="66" r="34" fill="var(--c-tint)" stroke="var(--c-brand-2)" stroke-width="1.5"/><g transform="translate(30.5 48.5) scale(1.25)">${logos[brand]}</g>`
