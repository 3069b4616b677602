import type { Storage, StoredFile } from '#server/ports/storage.ts'

/** The maximum size of a header in bytes. The header of a video of two hours has about 5 MB. */
const largestHeader = 32 * 1024 * 1024

/** The maximum number of boxes that are read in search of the header. */
const maxBoxes = 1000

interface Box {
  type: string
  start: number
  size: number
}

async function readRange(storage: Storage, key: string, start: number, size: number): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(storage.read(key, start, start + size - 1)))
}

/** Reads the box at an offset (ISO/IEC 14496-12, section 4.2); undefined if there is none. */
async function readBox(storage: Storage, { key, size }: StoredFile, start: number): Promise<Box | undefined> {
  const available = Math.min(16, size - start)
  if (available < 8) return undefined
  const head = await readRange(storage, key, start, available)
  const short = head.readUInt32BE(0)
  const isLong = short === 1
  if (isLong && available < 16) return undefined
  const boxSize = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - start : short
  if (boxSize < 8 || start + boxSize > size) return undefined
  return { type: head.toString('latin1', 4, 8), start, size: boxSize }
}

/**
 * Returns the header of an MP4 file: the box `ftyp`, which is always the first box, and the box `moov`, which can be
 * anywhere. Undefined if the file is not an MP4 file or ends within a box.
 */
export async function findMp4Header(storage: Storage, file: StoredFile): Promise<Buffer | undefined> {
  const header: Buffer[] = []
  for (let at = 0, count = 0; at < file.size; count += 1) {
    const box = await readBox(storage, file, at)
    if (!box || count > maxBoxes || (count === 0 && box.type !== 'ftyp')) return undefined
    if (box.type === 'ftyp' || box.type === 'moov') {
      if (box.size > largestHeader) return undefined
      header.push(await readRange(storage, file.key, box.start, box.size))
    }
    at += box.size
  }
  return header.length === 2 ? Buffer.concat(header) : undefined
}
