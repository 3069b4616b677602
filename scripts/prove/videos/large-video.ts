import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'

const source = 'content/videos/site-walk/video.mp4'
const mebibyte = 1024 * 1024
const containers = ['moov', 'trak', 'mdia', 'minf', 'stbl']

/** Yields the boxes of an MP4 file with the position of their contents, including the boxes inside other boxes. */
function* boxesIn(
  bytes: Buffer,
  from = 0,
  to = bytes.length,
): Generator<{ type: string; start: number; end: number }> {
  for (let at = from; at < to; ) {
    const end = at + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    yield { type, start: at + 8, end }
    if (containers.includes(type)) yield* boxesIn(bytes, at + 8, end)
    at = end
  }
}

/** Yields the positions of the chunk offsets in the header of an MP4 file (boxes `stco`). */
function* chunkOffsetsIn(bytes: Buffer): Generator<number> {
  for (const { type, start } of boxesIn(bytes))
    if (type === 'stco')
      for (let index = 0; index < bytes.readUInt32BE(start + 4); index += 1) yield start + 8 + 4 * index
}

/**
 * Writes a video of one minute with unused bytes between its first and its second half. A player that jumps to the
 * second half must therefore request a distant range. Returns the size of the file in bytes.
 */
export async function writeLargeVideo(file: string, mebibytes: number): Promise<number> {
  const bytes = readFileSync(source)
  const positions = [...chunkOffsetsIn(bytes)]
  const offsets = positions.map((at) => bytes.readUInt32BE(at)).sort((one, other) => one - other)
  const middle = offsets[Math.floor(offsets.length / 2)] as number
  const unused = mebibytes * mebibyte - bytes.length
  for (const at of positions) {
    const offset = bytes.readUInt32BE(at)
    if (offset >= middle) bytes.writeUInt32BE(offset + unused, at)
  }
  const frames = [...boxesIn(bytes)].find(({ type }) => type === 'mdat')
  if (!frames) throw new Error(`${source} has no frames`)
  bytes.writeUInt32BE(frames.end - frames.start + 8 + unused, frames.start - 8)
  await using written = await open(file, 'w')
  await written.write(bytes.subarray(0, middle))
  for (let left = unused; left > 0; left -= mebibyte)
    await written.write(randomBytes(Math.min(left, mebibyte)))
  await written.write(bytes.subarray(middle))
  return bytes.length + unused
}
