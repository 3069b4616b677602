import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { runInProcess } from './run-in-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'run-in-process-'))
afterAll(() => rmSync(folder, { recursive: true }))

function program(name: string, text: string): URL {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, text)
  return pathToFileURL(file)
}
const input = { args: ['one'], bytes: new Uint8Array([1, 2, 3]) }
const limits = { megabytes: 64, milliseconds: 30_000 }

test('a program is given its words and bytes, and its value is returned', async () => {
  const echo = program(
    'echo',
    `import { serialize } from 'node:v8'
    const parts = await process.stdin.toArray()
    process.stdout.write(serialize([process.argv[2], [...Buffer.concat(parts)]]))`,
  )
  expect(await runInProcess(echo, input, limits)).toEqual(['one', [1, 2, 3]])
})

test('a program that takes too long is killed even if it ignores other signals', async () => {
  const stubborn = program('stubborn', `process.on('SIGTERM', () => {})\nsetTimeout(() => {}, 20_000)`)
  expect(await runInProcess(stubborn, input, { ...limits, milliseconds: 1000 })).toBe('tooCostly')
})

test('a program that fails is a fault', async () => {
  await expect(runInProcess(program('failing', 'process.exit(3)'), input, limits)).rejects.toThrow(
    'ended with 3',
  )
})
