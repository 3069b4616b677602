export const portraitViewBox = '0 0 64 64'

/** The heads of drawn people: helmet, cap, headset, short hair, curls, long hair. */
const heads = [
  '<path d="M18 25a14 14 0 0 1 28 0zM15 25h34M29 12v8M35 12v8"/>',
  '<path d="M20 23a12 12 0 0 1 24 0zM44 23c5-1 8 0 10 3h-10M32 11v-1"/>',
  '<path d="M21 24c0-8 4-13 11-13s11 5 11 13"/><path d="M19 25v-2a13 13 0 0 1 26 0v2M17 25h4v8h-4zM43 25h4v8h-4zM19 33c0 5 4 8 9 8" fill="none"/>',
  '<path d="M20 27c-2-11 4-16 12-16s14 5 12 16c-2-6-4-8-8-8s-6 2-10 1-5 3-6 7z"/>',
  '<path d="M20 27a4 4 0 0 1-1-7a5 5 0 0 1 5-8a6 6 0 0 1 10-2a6 6 0 0 1 9 5a5 5 0 0 1 2 7a4 4 0 0 1-1 5c-2-6-6-8-12-8s-10 2-12 8z"/>',
  '<path d="M16 40c-3-18 3-30 16-30s19 12 16 30c-2-1-3-3-4-5 3-10-2-17-12-17s-15 7-12 17c-1 2-2 4-4 5z"/>',
] as const

/** Work clothes: a vest with stripes, a collar, a zip. */
const bodies = [
  '<path d="M20 47l-2 17M44 47l2 17M19 56h26M24 44l8 7 8-7" fill="none"/>',
  '<path d="M24 44l8 8 8-8M27 46l-4 8M37 46l4 8" fill="none"/>',
  '<path d="M32 46v18M25 44c2 3 12 3 14 0M38 55h7" fill="none"/>',
] as const

const glasses = '<path d="M23 28h7v5h-7zM34 28h7v5h-7zM30 29h4" fill="none"/>'

/** Returns a number computed from a name, so that a person's drawing is the same on every page. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 53 + (letter.codePointAt(0) ?? 0)) % 9973, 0)

/**
 * Returns the SVG content of the portrait of a person without a picture. The name selects one of 36 figures, none of
 * which has a face.
 */
export function drawPortrait(name: string): string {
  const number = numberOf(name)
  const head = heads[number % heads.length]
  const body = bodies[Math.floor(number / heads.length) % bodies.length]
  const hasGlasses = Math.floor(number / (heads.length * bodies.length)) % 2 === 1
  return `<path class="clothes" d="M8 64c0-13 9-20 18-20v-7h12v7c9 0 18 7 18 20z"/><path class="skin" d="M21 26c0-9 5-13 11-13s11 4 11 13-5 15-11 15-11-6-11-15z"/><g class="clothes">${head}</g>${body}${hasGlasses ? glasses : ''}`
}
