import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const program = '/usr/sbin/nginx'

/** The time within which nginx must listen, in milliseconds. */
const startLimit = 20_000

/**
 * The configuration of one nginx process without a master process. The process runs as the user of the tests,
 * because only that user can read the folders.
 */
const configurationOf = (folder: string, included: string): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${included};
}
`

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(true))
    probe.on('error', () => resolve(false)).on('connect', () => probe.end())
  })

/**
 * Starts nginx from Debian's package as a child process, with a configuration that the publisher has exported.
 * Returns a function that stops nginx.
 */
export async function startNginx(
  folder: string,
  included: string,
  port: number,
): Promise<() => Promise<void>> {
  if (!existsSync(program)) throw new Error('This test needs nginx: npm test -- system fault')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configurationOf(folder, included))
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const deadline = performance.now() + startLimit
  while (!(await isListening(port))) {
    if (child.exitCode === null && child.signalCode === null && performance.now() < deadline) await wait(50)
    else {
      await stop()
      throw new Error(`nginx does not listen on ${port}: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    }
  }
  return stop
}
