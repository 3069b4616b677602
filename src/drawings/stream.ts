/** The FNV-1a hash of a text: a number that stays the same for ever. */
export function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) {
    value ^= letter.codePointAt(0) as number
    value = Math.imul(value, 16777619)
  }
  return value >>> 0
}

/** A source of numbers from 0 to 1: the same seed gives the same numbers (mulberry32). */
export function stream(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
