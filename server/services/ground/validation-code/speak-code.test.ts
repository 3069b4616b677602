import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { speakCode } from './speak-code.ts'

const { all } = {
  all: (JSON.parse(readFileSync('sites/languages.json', 'utf8')) as { code: string }[]).map(
    ({ code }) => code,
  ),
}
const bytesOf = (uri: string) => Buffer.from(uri.replace('data:audio/wav;base64,', ''), 'base64')

test.each(all)('every figure is spoken in %s, some seconds in all', (language) => {
  const wav = bytesOf(speakCode('0123456789', language))
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF')
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
  expect(wav.readUInt32LE(54)).toBe(wav.length - 58)
  expect((wav.length - 58) / 8000).toBeGreaterThan(5)
  expect((wav.length - 58) / 8000).toBeLessThan(15)
})

test('languages sound differently; without a voice it is English', () => {
  expect(speakCode('12345', 'de')).not.toBe(speakCode('12345', 'en'))
  expect(speakCode('12345', 'en-GB')).toBe(speakCode('12345', 'en'))
  expect(speakCode('12345', 'xx')).toBe(speakCode('12345', 'en'))
})
