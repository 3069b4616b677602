import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createScratchCopy } from '../scratch-copy.ts'

type Environment = Record<string, string>

const run = promisify(execFile)
const page = 'src/layouts/Page.astro'

/** A built copy of the sources with its own dist/, as it would be copied to a server. */
export interface BuiltCopy {
  folder: string
  /** Runs a command of the build until it ends, whatever its exit code is. Returns its output. */
  command(name: string, args: readonly string[], environment: Environment): Promise<string>
  start(environment: Environment): ChildProcess
}

/** Builds a copy of the sources. Each page of the build has `mark` as an attribute of its `html` element. */
export async function buildCopy(mark: string, folder: string = createScratchCopy()): Promise<BuiltCopy> {
  const layout = readFileSync(join(folder, page), 'utf8')
  if (!layout.includes('<html\n')) throw new Error(`${page} has no <html> to mark`)
  writeFileSync(join(folder, page), layout.replace('<html\n', `<html\n  data-build="${mark}"\n`))
  await run(process.execPath, ['scripts/build/main.ts'], { cwd: folder })
  const inEnvironment = (environment: Environment) => ({
    cwd: folder,
    env: { ...process.env, ...environment },
  })
  return {
    folder,
    async command(name, args, environment) {
      const result = run(
        process.execPath,
        [`dist/process/${name}.js`, ...args],
        inEnvironment(environment),
      ).catch((failed: { stdout: string; stderr: string }) => failed)
      const { stdout, stderr } = await result
      return `${stdout}${stderr}`
    },
    start: (environment) =>
      spawn(process.execPath, ['dist/process/server.js'], {
        ...inEnvironment(environment),
        stdio: 'inherit',
      }),
  }
}

/** Waits until a server is alive (path `/healthz`) or ready for visitors (path `/readyz`). */
export async function waitUntilResponding(port: number, path: string, server: ChildProcess): Promise<void> {
  const isOk = () => fetch(`http://127.0.0.1:${port}${path}`).then(({ ok }) => ok)
  while (!(await isOk().catch(() => false))) {
    if (server.exitCode !== null) throw new Error(`The server on ${port} ended with ${server.exitCode}`)
    await wait(100)
  }
}

export async function stopServer(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
