import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The range of ports to try. It is below the ports that operating systems assign to outgoing connections, so that no
 * such connection can take the port before it is used.
 */
const [lowest, highest] = [20_000, 32_768]

/** Returns a port on which no program listens. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(lowest, highest)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return findFreePort()
  }
  probe.close()
  await once(probe, 'close')
  return port
}
