/** A range of bytes from `from` to `to`, both included. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * Returns the single range of a Range header. Returns null for the whole file (no header, several ranges, another
 * unit), and 'outside' if the range begins after the end of the file.
 * @example parseByteRange('bytes=0-99', 1000) // { from: 0, to: 99 }
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match) return null
  const [, first, last] = match
  if (!first && !last) return null
  if (!first) return Number(last) === 0 ? 'outside' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const from = Number(first)
  const to = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < from) return null
  return from < size ? { from, to } : 'outside'
}
