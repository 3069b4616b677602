import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of spoken figures: 8 kHz, mu-law, one channel; one file for each figure, by language. */
const folder = 'server/services/ground/validation-code/digits'
const bytesASecond = 8000
const headerSize = 58
/** A pause between two figures: silence in mu-law. */
const pause = Buffer.alloc(bytesASecond * 0.35, 0xff)

const clips = new Map<string, Buffer>()

function clip(language: string, figure: string): Buffer {
  const file = join(folder, language, `${figure}.wav`)
  const kept = clips.get(file) ?? readFileSync(file).subarray(headerSize)
  clips.set(file, kept)
  return kept
}

/** The header of a WAV file of this many samples. */
function header(samples: number): Buffer {
  const wav = Buffer.alloc(headerSize)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(headerSize - 8 + samples, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(18, 16)
  wav.writeUInt16LE(7, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(bytesASecond, 24)
  wav.writeUInt32LE(bytesASecond, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('fact', 38)
  wav.writeUInt32LE(4, 42)
  wav.writeUInt32LE(samples, 46)
  wav.write('data', 50)
  wav.writeUInt32LE(samples, 54)
  return wav
}

/**
 * A code read aloud, figure by figure: WAV, as a data URI. A language without a voice is read in its base
 * language, else in English.
 */
export function speakCode(code: string, language: string): string {
  const spoken = [language, language.split('-')[0] as string].find((each) => existsSync(join(folder, each)))
  const sound = Buffer.concat([...code].flatMap((figure) => [clip(spoken ?? 'en', figure), pause]))
  return `data:audio/wav;base64,${Buffer.concat([header(sound.length), sound]).toString('base64')}`
}
