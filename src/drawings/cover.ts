import type { Subject } from '../domain/course/course.ts'
import { motifs } from './motifs.ts'
import { hash, stream } from './stream.ts'

/** The facts that a cover is drawn from: the same id always draws the same picture. */
export interface CoverSubject {
  id: number | string
  subject: Subject
}

const numbersOf = ({ id, subject }: CoverSubject) => stream(hash(`${subject}${id}`))

export const coverViewBox = '0 0 320 180'

/** How many drawings of a kind are remembered: lists, pages and their mobile twins show the same again and again. */
const remembered = 500

/** A drawing that is made once for each subject. */
function drawnOnce(draw: (of: CoverSubject) => string): (of: CoverSubject) => string {
  const drawn = new Map<string, string>()
  return (of) => {
    const key = `${of.subject}${of.id}`
    const known = drawn.get(key)
    if (known !== undefined) return known
    if (drawn.size === remembered) drawn.clear()
    const art = draw(of)
    drawn.set(key, art)
    return art
  }
}

/** The inside of a cover's svg. Its colours come from the classes `cover cover-{subject}`. */
export const coverArt = drawnOnce(
  (of) =>
    `<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">${motifs[of.subject](numbersOf(of))}</g>`,
)

export const posterViewBox = '0 0 960 540'

const grid = (() => {
  const down = Array.from({ length: 15 }, (_, index) => `M${index * 68 + 4} 0V540`)
  const across = Array.from({ length: 8 }, (_, index) => `M0 ${index * 68 + 32}H960`)
  return `<path d="${[...down, ...across].join('')}" stroke="var(--c-player-line)"/>`
})()

/** Rings stand round the middle, where the play disc is. */
const middle = () => 0.5

/** The inside of a video's poster: the cover's lines, three times as large, on a dark grid. Class `poster`. */
export const posterArt = drawnOnce(
  (of) =>
    `${grid}<g transform="scale(3)" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">${motifs[of.subject](of.subject === 'base' ? middle : numbersOf(of))}</g>`,
)
