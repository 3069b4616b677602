import { expect, test } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { ScannerAway } from '../ports/scanner.ts'
import type { Parts } from './edge.ts'
import { refusedByScanner } from './scanned.ts'

const upload = { upload: 'file', path: '/upload' } as unknown as Call
const plain = { path: '/plain' } as unknown as Call
const file = new File(['contents'], 'x.txt')

/** Scans with a scanner that finds something, or nothing. */
function scanning(found: string | null) {
  const [scanned, logged]: [string[], unknown[]] = [[], []]
  const scan = async (bytes: Uint8Array) => {
    scanned.push(new TextDecoder().decode(bytes))
    return found
  }
  const log = { warn: (line: unknown) => logged.push(line) }
  return { parts: { ports: { scanner: { scan } }, log } as unknown as Parts, scanned, logged }
}

test('a file in which malware is found is refused, and the log has its name', async () => {
  const { parts, scanned, logged } = scanning('Eicar')
  const refused = await refusedByScanner(parts, upload, { file })
  expect(refused).toMatchObject({ refusal: 'invalid', context: { fields: ['file'], reason: 'malware' } })
  expect(scanned).toEqual(['contents'])
  expect(logged).toEqual([{ found: 'Eicar', path: '/upload' }])
})

test('a file in which nothing is found is not refused', async () => {
  const { parts, scanned, logged } = scanning(null)
  expect(await refusedByScanner(parts, upload, { file })).toBeNull()
  expect([scanned, logged]).toEqual([['contents'], []])
})

test('nothing is scanned where there is no scanner, no upload or no file', async () => {
  const { parts, scanned } = scanning('Eicar')
  const without = { ...parts, ports: { ...parts.ports, scanner: null } }
  expect(await refusedByScanner(without, upload, { file })).toBeNull()
  expect(await refusedByScanner(parts, plain, { file })).toBeNull()
  expect(await refusedByScanner(parts, upload, { file: 'a text' })).toBeNull()
  expect(await refusedByScanner(parts, upload, {})).toBeNull()
  expect(scanned).toEqual([])
})

test('without a verdict nothing is let through', async () => {
  const { parts } = scanning(null)
  const scanner = { scan: () => Promise.reject(new ScannerAway('away')) }
  await expect(
    refusedByScanner({ ...parts, ports: { ...parts.ports, scanner } }, upload, { file }),
  ).rejects.toThrow(ScannerAway)
})
