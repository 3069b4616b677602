/** A content: a text, or pieces of one in their order. */
export type Content = string | readonly string[]

/** Where a content lies: `size` bytes from `at` on. */
interface Place {
  at: number
  size: number
}

/** UTF-8 has three bytes for a unit of a JavaScript text at most. */
const bytesOfUnit = 3

let memory = Buffer.allocUnsafeSlow(2 ** 20)

/** Makes room for `more` bytes behind the first `used`. */
function makeRoom(used: number, more: number): void {
  if (memory.byteLength >= used + more) return
  const larger = Buffer.allocUnsafeSlow(Math.max(2 * memory.byteLength, used + more))
  memory.copy(larger, 0, 0, used)
  memory = larger
}

/**
 * Contents as UTF-8, one after the other, in a memory that the next call uses again: bytes of each one's own would be counted before they are
 * written, and leave thousands of buffers behind.
 */
export function encodeContents(contents: readonly Content[]): { bytes: Uint8Array; places: Place[] } {
  let end = 0
  const places = contents.map((content): Place => {
    const at = end
    for (const piece of typeof content === 'string' ? [content] : content) {
      makeRoom(end, piece.length * bytesOfUnit)
      end += memory.write(piece, end)
    }
    return { at, size: end - at }
  })
  return { bytes: memory.subarray(0, end), places }
}
