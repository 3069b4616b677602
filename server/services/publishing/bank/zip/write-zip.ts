import { crc32, deflateRawSync } from 'node:zlib'
import type { Bundle } from '../bundle.ts'

/** The earliest date of a ZIP archive, so that equal files always give equal archives. */
const date = 0x21

const signature = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
/** The flag for UTF-8 names. */
const flags = 0x800
const [version, deflated] = [20, 8]

interface Entry {
  name: Buffer
  packed: Buffer
  size: number
  sum: number
}

/** Returns the common part of the two headers of an entry. */
function commonHeader({ name, packed, size, sum }: Entry): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(version, 0)
  head.writeUInt16LE(flags, 2)
  head.writeUInt16LE(deflated, 4)
  head.writeUInt16LE(date, 8)
  head.writeUInt32LE(sum, 10)
  head.writeUInt32LE(packed.length, 14)
  head.writeUInt32LE(size, 18)
  head.writeUInt16LE(name.length, 22)
  return head
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/**
 * Writes files as a ZIP archive (APPNOTE 6.3: deflated, no extra fields, no comments), as in QTI packages.
 */
export function writeZip(files: Bundle): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, bytes] of files) {
    const packed = deflateRawSync(bytes)
    const entry = { name: Buffer.from(path), packed, size: bytes.length, sum: crc32(bytes) }
    const local = Buffer.concat([uint32(signature.local), commonHeader(entry), entry.name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const versionMadeBy = Buffer.from([version, 0])
    central.push(
      Buffer.concat([uint32(signature.central), versionMadeBy, commonHeader(entry), tail, entry.name]),
    )
    parts.push(local)
    offset += local.length
  }
  const size = central.reduce((sum, each) => sum + each.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(signature.end, 0)
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, ...central, end]))
}
