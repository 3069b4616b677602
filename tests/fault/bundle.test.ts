import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { program } from './program.ts'
import { runProgram } from './run-program.ts'
import { newDataDir } from './seeded-folder.ts'

const DATA_DIR = newDataDir('bundle')
let server: PortalServer
beforeAll(async () => {
  server = await startPortalServer(await findFreePort(), DATA_DIR, { SITES: 'micro-en' })
})
afterAll(async () => {
  await server.stop()
  rmSync(DATA_DIR, { recursive: true })
})

test('an error in the bundle names its line in the source', async () => {
  const second = { DATA_DIR, DATABASE_URL: '', PORT: String(await findFreePort()), LOG_LEVEL: 'debug' }
  const { said, code } = await runProgram('server', [], second)
  expect(said).toMatch(/at lockDatabase \([^)]*\/server\/db\/lock-database\.ts:\d+/)
  expect(code).toBe(1)
})

/** Adds the files that are loaded together with a bundled file: those of its static imports, and of their imports. */
function addLoadedFiles(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b.*"(\.[^"]+)";$/gm))
    addLoadedFiles(join(dirname(file), path), loaded)
  return loaded
}

test('a start without a collector loads no library of traces', () => {
  const [, main = ''] = /await import\("([^"]+)"\)/.exec(readFileSync(program('server'), 'utf8')) ?? []
  const files = [...addLoadedFiles(join(dirname(program('server')), main))]
  expect(files.length).toBeGreaterThan(5)
  const withTraces = files.filter((file) => readFileSync(file, 'utf8').includes('BatchSpanProcessor'))
  expect(withTraces).toEqual([])
})

test('SIGUSR1, which log tools send, opens no inspector', async () => {
  server.signal('SIGUSR1')
  // The inspector would print a line within a millisecond or two, before the server first responds.
  for (let count = 0; count < 20; count += 1)
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  expect(server.said()).not.toContain('Debugger listening')
  expect(server.isRunning()).toBe(true)
})

test('with an older Node one sentence names the required version', async () => {
  const version =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })"
  const older = { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(version)}"` }
  for (const name of ['server', 'operator'] as const) {
    const { said, code } = await runProgram(name, [], older)
    expect([said, code]).toEqual([
      'Node 20.19.0 is too old: run this by Node 22.18 or newer (24 is best), as node_modules/.bin/node is.\n',
      1,
    ])
  }
  // Node 20 stops before the first line of a program that imports an export which Node 20 does not have, so the
  // program must not do that.
  const begin = readFileSync(program('server'), 'utf8')
  expect(begin.match(/^import .*$/gm)).toEqual([
    'import * as nodeModule from "node:module";',
    'import { fileURLToPath } from "node:url";',
  ])
})
