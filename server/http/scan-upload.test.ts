import { expect, test } from 'vitest'
import { getTopic } from '#src/contract/catalogue/topic.ts'
import { importQuestions } from '#src/contract/publishing/question-bank.ts'
import { recordedLog } from '#tests/fixtures/server/recorded-log.ts'
import { ScannerUnavailableError } from '../ports/scanner.ts'
import { scanUpload } from './scan-upload.ts'

const file = new File(['contents'], 'x.txt')

/** Returns a scanner with a given finding, or none. */
function scanning(found: string | null) {
  const scanned: string[] = []
  const { log, lines } = recordedLog()
  const scan = async (bytes: Uint8Array) => {
    scanned.push(new TextDecoder().decode(bytes))
    return found
  }
  return { parts: { ports: { scanner: { scan } }, log }, scanned, lines }
}

test('a file in which malware is found is refused, and the log has its name', async () => {
  const { parts, scanned, lines } = scanning('Eicar')
  const refused = await scanUpload(parts, importQuestions, { file })
  expect(refused).toMatchObject({ refusal: 'invalid', context: { fields: ['file'], reason: 'malware' } })
  expect(scanned).toEqual(['contents'])
  expect(lines.map(({ level, said }) => [level, said])).toEqual([
    ['warn', { found: 'Eicar', path: importQuestions.path }],
  ])
})

test('a clean file is accepted', async () => {
  const { parts, scanned, lines } = scanning(null)
  expect(await scanUpload(parts, importQuestions, { file })).toBeNull()
  expect([scanned, lines]).toEqual([['contents'], []])
})

test('nothing is scanned without a scanner, an upload or a file', async () => {
  const { parts, scanned } = scanning('Eicar')
  const without = { ...parts, ports: { scanner: null } }
  expect(await scanUpload(without, importQuestions, { file })).toBeNull()
  expect(await scanUpload(parts, getTopic, { file })).toBeNull()
  expect(await scanUpload(parts, importQuestions, { file: 'a text' })).toBeNull()
  expect(await scanUpload(parts, importQuestions, {})).toBeNull()
  expect(scanned).toEqual([])
})

test('an upload is refused without a verdict of the scanner', async () => {
  const { parts } = scanning(null)
  const scanner = { scan: () => Promise.reject(new ScannerUnavailableError('away')) }
  await expect(scanUpload({ ...parts, ports: { scanner } }, importQuestions, { file })).rejects.toThrow(
    ScannerUnavailableError,
  )
})
