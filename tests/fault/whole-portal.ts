import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createPortalEnvironment } from '#scripts/test/portal-environment.ts'
import { program } from './program.ts'

/** Starts the whole portal in a separate process group, as a terminal does, and waits for a line of its output. */
export async function startPortal(
  line: RegExp,
  dataDir: string,
  command = process.execPath,
  words = [program('start')],
) {
  const child = spawn(command, words, {
    env: {
      ...process.env,
      ...(await createPortalEnvironment(await findFreePort(), dataDir)),
      SITES: 'micro-en',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  for await (const printedLine of createInterface({ input: child.stdout })) if (line.test(printedLine)) break
  return { child, ended, group: -(child.pid as number) }
}

/** Returns whether a server has closed the embedded database of a folder. */
export const isClosed = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'db')) && !existsSync(join(dataDir, 'db.lock'))
