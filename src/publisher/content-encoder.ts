/** The content of a file: a text, or its pieces in order. */
export type FileContent = string | readonly string[]

/** The byte range of one file's content in the encoded bytes: `size` bytes from offset `at`. */
export interface EncodedRange {
  at: number
  size: number
}

/** The maximum number of bytes that UTF-8 needs for one UTF-16 unit of a JavaScript string. */
const maxBytesPerUnit = 3

/** The buffers of encoders that were closed, for the next encoders. */
const spareBuffers: Buffer[] = []

/**
 * Encodes the contents of files as UTF-8, one after the other, in one buffer that a later encoder reuses. Separate
 * buffers would need the size of each file first, and would leave thousands of buffers to garbage collection.
 */
export class ContentEncoder {
  private buffer = spareBuffers.pop() ?? Buffer.allocUnsafeSlow(2 ** 20)
  private end = 0

  /** Appends the content of a file, and returns its range. */
  add(content: FileContent): EncodedRange {
    const at = this.end
    for (const piece of typeof content === 'string' ? [content] : content) {
      this.grow(piece.length * maxBytesPerUnit)
      this.end += this.buffer.write(piece, this.end)
    }
    return { at, size: this.end - at }
  }

  /** The encoded bytes, until the encoder is closed. */
  get bytes(): Uint8Array {
    return this.buffer.subarray(0, this.end)
  }

  /** Lets the next encoder use the buffer. */
  close(): void {
    spareBuffers.push(this.buffer)
  }

  /** Grows the buffer so that `more` bytes fit after the encoded bytes. */
  private grow(more: number): void {
    if (this.buffer.byteLength >= this.end + more) return
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.buffer.byteLength, this.end + more))
    this.buffer.copy(larger, 0, 0, this.end)
    this.buffer = larger
  }
}
