import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { computeBuildFingerprint } from './build-fingerprint.ts'

const settings = {
  dataDir: '.data',
  isShared: false,
  sites: ['eu'],
  origins: { main: 'https://a.example.org', sister: 'https://b.example.org' },
  server: 'http://127.0.0.1:4321',
  token: 'a',
}
const fingerprint = (change: object = {}, digest = '1') =>
  computeBuildFingerprint({ ...settings, ...change }, { digest })

test('the same code, folder, sites and addresses have the same fingerprint', () => {
  expect(fingerprint()).toBe(
    fingerprint({ dataDir: resolve('.data'), token: 'b', only: ['eu'], allowsOlderCode: true }),
  )
})

test.each([
  [{ dataDir: 'other' }, '1'],
  [{ sites: undefined }, '1'],
  [{ origins: { ...settings.origins, main: 'https://c.example.org' } }, '1'],
  [{ server: 'http://127.0.0.1:4322' }, '1'],
  [{ videoOrigin: 'https://s3.example.org' }, '1'],
  [{}, '2'],
])('%o with code %s have another fingerprint', (change, digest) => {
  expect(fingerprint(change, digest)).not.toBe(fingerprint())
})

test('the order in which origins are named makes no difference', () => {
  const { main, sister } = settings.origins
  expect(fingerprint({ origins: { sister, main } })).toBe(fingerprint())
})
