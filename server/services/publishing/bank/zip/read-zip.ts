import { crc32, inflateRawSync } from 'node:zlib'
import type { FilesByName } from '../files-by-name.ts'

/**
 * The maximum number of files in an archive, and the maximum number of unpacked bytes, because a small archive can
 * contain huge files.
 */
const maxFiles = 5000
const maxBytes = 64 * 1024 * 1024

const signature = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
const [stored, deflated] = [0, 8]

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length > 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === signature.local

/**
 * Returns the files of a ZIP archive by path. Returns `unreadable` if the archive is damaged, encrypted, or
 * contains paths that lead out of it, and `tooLarge` if it exceeds the limits.
 */
export function readZip(bytes: Uint8Array): FilesByName | 'unreadable' | 'tooLarge' {
  try {
    return unpack(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  } catch (error) {
    // The archive is damaged: an offset is beyond the end, or a compressed stream is invalid.
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code) return 'unreadable'
    throw error
  }
}

function unpack(bytes: Buffer): FilesByName | 'unreadable' | 'tooLarge' {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) return 'unreadable'
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxFiles) return 'tooLarge'
  const files = new Map<string, Uint8Array>()
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  for (let entry = 0; entry < count; entry += 1) {
    if (bytes.readUInt32LE(at) !== signature.central) return 'unreadable'
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
    const [checksum, packedSize, size] = [16, 20, 24].map((place) => bytes.readUInt32LE(at + place)) as [
      number,
      number,
      number,
    ]
    const [nameSize, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameSize)
    const local = bytes.readUInt32LE(at + 42)
    at += 46 + nameSize + extra + comment
    if (flags & 1 || ![stored, deflated].includes(method)) return 'unreadable'
    if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..')) return 'unreadable'
    total += size
    if (total > maxBytes) return 'tooLarge'
    if (name.endsWith('/')) continue
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const body = bytes.subarray(start, start + packedSize)
    // The file is never inflated beyond the size that was counted above.
    const file =
      method === stored
        ? body
        : size === 0
          ? Buffer.alloc(0)
          : inflateRawSync(body, { maxOutputLength: size })
    if (file.length !== size || crc32(file) !== checksum) return 'unreadable'
    files.set(name, new Uint8Array(file))
  }
  return files
}
