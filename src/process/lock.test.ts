import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { acquireLock } from './lock.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'deep', 'a.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * Acquires the lock in another process, which prints the result and waits. `before` is a command that runs this
 * process, with its arguments.
 */
async function startOwner(before: readonly string[] = []) {
  const program = `
    import { acquireLock } from ${JSON.stringify(resolve('src/process/lock.ts'))}
    const lock = acquireLock(${JSON.stringify(file)})
    console.log('owner' in lock ? lock.owner : 'taken')
    setInterval(() => {}, 1000)`
  const command = [...before, process.execPath, '--input-type=module', '-e', program]
  const child = spawn(command[0] as string, command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return { said: output, kill, pid: child.pid }
}

test('a lock can be taken once, and again after its release', () => {
  const lock = acquireLock(file)
  expect(lock).toHaveProperty('release')
  expect(readFileSync(file, 'utf8')).toBe(`process ${process.pid} on ${hostname()}`)
  expect(acquireLock(file)).toEqual({ owner: `process ${process.pid} on ${hostname()}` })
  if ('release' in lock) lock.release()
  expect(existsSync(file)).toBe(false)
  const again = acquireLock(file)
  if ('release' in again) again.release()
  else throw new Error(again.owner)
})

test('the lock of another process is respected, and free as soon as that process is killed', async () => {
  const owner = await startOwner()
  expect(owner.said).toBe('taken')
  expect(acquireLock(file)).toEqual({ owner: `process ${owner.pid} on ${hostname()}` })
  await owner.kill()
  const lock = acquireLock(file)
  if ('release' in lock) lock.release()
  else throw new Error(lock.owner)
})

test('the owner file alone locks nothing', () => {
  const lock = acquireLock(file)
  if ('release' in lock) lock.release()
  for (const left of [String(process.ppid), 'nonsense', '']) {
    writeFileSync(file, left)
    const taken = acquireLock(file)
    if ('release' in taken) taken.release()
    else throw new Error(taken.owner)
  }
})

test('an owner that has not written its file yet still holds the lock', () => {
  const lock = acquireLock(file)
  rmSync(file)
  expect(acquireLock(file)).toEqual({ owner: '' })
  if ('release' in lock) lock.release()
})
