import { expect, test } from 'vitest'
import { tenantOf } from './tenant-of-host.ts'

const origins = { main: 'https://learn.example', sister: 'https://sister.example:8443' }

test.each([
  ['learn.example', 'main', 'https://learn.example'],
  ['LEARN.Example', 'main', 'https://learn.example'],
  ['sister.example:8443', 'sister', 'https://sister.example:8443'],
  ['localhost', 'main', 'http://localhost'],
  ['LOCALHOST:4321', 'main', 'http://localhost:4321'],
  ['127.0.0.1:80', 'main', 'http://127.0.0.1:80'],
  ['[::1]:4321', 'main', 'http://[::1]:4321'],
])('%s is a host of the %s tenant', (host, tenant, origin) => {
  expect(tenantOf(host, origins)).toEqual({ tenant, origin })
})

test.each([
  'learn.example:443',
  'sister.example',
  'x.learn.example',
  'learn.example.test',
  'xlocalhost',
  'localhost:',
  'localhost:80a',
  'localhostx',
  '127.0.0.2',
  '127a0b0c1',
  '127.0a0.1',
  '127.0.0b1',
  '127.0.0.10',
  '::1',
  '',
])('%j is not a host of the portal', (host) => {
  expect(tenantOf(host, origins)).toBeUndefined()
})

test('localhost serves the sister tenant if the main tenant has no site', () => {
  expect(tenantOf('localhost', origins, ['sister'])?.tenant).toBe('sister')
  expect(tenantOf('localhost', origins, ['sister', 'main'])?.tenant).toBe('main')
})
