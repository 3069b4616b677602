import { closeSync, openSync, writevSync } from 'node:fs'

/** The number of pieces that one call of the system takes. */
const atOnce = 1024

/** Writes pieces into a new file, one after the other, without joining them in memory. Synchronous. */
export function writeAll(path: string, pieces: readonly Buffer[]): void {
  const file = openSync(path, 'w')
  try {
    let left = pieces.filter(({ byteLength }) => byteLength > 0)
    while (left.length > 0) left = after(left, writevSync(file, left.slice(0, atOnce)))
  } finally {
    closeSync(file)
  }
}

/** What is left of pieces when so many bytes of them are written; a call may stop inside of one. */
function after(pieces: readonly Buffer[], written: number): Buffer[] {
  let at = 0
  while (at < pieces.length && written >= (pieces[at] as Buffer).byteLength) {
    written -= (pieces[at] as Buffer).byteLength
    at += 1
  }
  const [cut, ...rest] = pieces.slice(at)
  return cut ? [cut.subarray(written), ...rest] : []
}
