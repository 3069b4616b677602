import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findFreePort } from '../test/free-port.ts'
import { createPortalEnvironment } from '../test/portal-environment.ts'

/** `npm run dev` as a child process. */
export interface DevelopmentProcess {
  origin: string
  stop(): Promise<void>
}

interface Options {
  /** The folder with the sources from which development runs. */
  sources: string
  dataDir: string
}

/** Starts `npm run dev` on a free port, and waits until it is ready. Throws if the process ends before that. */
export async function startDevelopment({ sources, dataDir }: Options): Promise<DevelopmentProcess> {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['scripts/dev/main.ts'], {
    cwd: sources,
    env: {
      ...process.env,
      ...(await createPortalEnvironment(port, dataDir)),
      ASTRO_TELEMETRY_DISABLED: '1',
      // The variables that a test runner sets would disable Astro's pages, so they are overwritten.
      NODE_ENV: 'development',
      VITEST: undefined,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(child)
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream }))
    if (line.startsWith('ready ')) {
      child.stdout?.resume()
      return
    }
  throw new Error(`Development ended with ${child.exitCode} before it was ready`)
}
