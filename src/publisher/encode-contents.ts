/** The content of a file: a text, or its pieces in order. */
export type FileContent = string | readonly string[]

/** The byte range of one file's content in the encoded buffer: `size` bytes from offset `at`. */
interface Place {
  at: number
  size: number
}

/** The maximum number of bytes that UTF-8 needs for one UTF-16 unit of a JavaScript string. */
const maxBytesPerUnit = 3

let buffer = Buffer.allocUnsafeSlow(2 ** 20)

/** Grows the buffer so that `more` bytes fit after the first `used` bytes. */
function growBuffer(used: number, more: number): void {
  if (buffer.byteLength >= used + more) return
  const larger = Buffer.allocUnsafeSlow(Math.max(2 * buffer.byteLength, used + more))
  buffer.copy(larger, 0, 0, used)
  buffer = larger
}

/**
 * Encodes the contents of files as UTF-8, one after the other, in a buffer that the next call reuses. Separate
 * buffers would need the size of each file first, and would leave thousands of buffers to garbage collection.
 */
export function encodeContents(contents: readonly FileContent[]): { bytes: Uint8Array; places: Place[] } {
  let end = 0
  const places = contents.map((content): Place => {
    const at = end
    for (const piece of typeof content === 'string' ? [content] : content) {
      growBuffer(end, piece.length * maxBytesPerUnit)
      end += buffer.write(piece, end)
    }
    return { at, size: end - at }
  })
  return { bytes: buffer.subarray(0, end), places }
}
