import { pointAtAngle } from './path-geometry.ts'

export const medalMetals = ['bronze', 'silver', 'gold'] as const
export type MedalMetal = (typeof medalMetals)[number]

export const medalViewBox = '0 0 96 116'

/** The SVG path of a medal's edge, with 24 small teeth. */
export const medalEdgePath = `M${Array.from({ length: 48 }, (_, index) => pointAtAngle(48, 66, index % 2 ? 39 : 43, (index / 24 - 0.5) * Math.PI)).join('L')}Z`

/** One, two or three chevrons, in the middle of the medal. */
function chevrons(count: number): string {
  const first = 66.5 + (count - 1) * 5.5
  return Array.from({ length: count }, (_, index) => {
    const y = first - index * 11
    return `M31 ${y + 5.5}L48 ${y - 5.5}L65 ${y + 5.5}`
  }).join('')
}

/** Returns the SVG content of a medal: bronze, silver and gold have one, two and three chevrons. */
export const drawMedal = (metal: MedalMetal): string =>
  `<path d="M26 4h18l8 30H34z" fill="var(--c-brand)"/><path d="M70 4H52l-8 30h18z" fill="var(--c-deep-2)"/><path d="${medalEdgePath}" fill="var(--c-${metal})"/><circle cx="48" cy="66" r="34" fill="var(--c-${metal}-t)" stroke="var(--c-${metal}-d)" stroke-width="1.5"/><path d="${chevrons(medalMetals.indexOf(metal) + 1)}" fill="none" stroke="var(--c-${metal}-d)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`
