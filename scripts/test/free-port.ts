import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The range is below the ports that systems assign to outgoing connections, so that none of these can take the port meanwhile. */
const [lowest, highest] = [20_000, 32_768]

/** Finds a port that no program listens on. */
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
