import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { removeAbandonedFolders } from './run-folder.ts'

let parent: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'runs-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

/** Starts a test run that prints the path of its temporary folder and waits for input. */
async function startRun(): Promise<{ run: ChildProcess; folder: string }> {
  const program = `
    import { tmpdir } from 'node:os'
    import { createRunFolder } from ${JSON.stringify(resolve('scripts/test/run-folder.ts'))}
    createRunFolder(${JSON.stringify(parent)})
    console.log(tmpdir())
    process.stdin.once('data', () => process.exit(0))`
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void run.kill('SIGKILL'))
  const [folder] = (await once(createInterface({ input: run.stdout }), 'line')) as [string]
  return { run, folder }
}

test('a run has its own temporary folder, which other users can enter, until it ends', async () => {
  const { run, folder } = await startRun()
  expect(dirname(folder)).toBe(parent)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  writeFileSync(join(folder, 'left behind'), '')
  run.stdin?.write('end')
  await once(run, 'exit')
  expect(existsSync(folder)).toBe(false)
})

test('the next run deletes the folder of a killed run and keeps that of a running one', async () => {
  const [killed, living] = [await startRun(), await startRun()]
  killed.run.kill('SIGKILL')
  await once(killed.run, 'exit')
  expect(existsSync(killed.folder)).toBe(true)
  removeAbandonedFolders(parent)
  expect(existsSync(killed.folder)).toBe(false)
  expect(existsSync(living.folder)).toBe(true)
})
