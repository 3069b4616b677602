import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections: between being found and being used, none of those can take it. */
const [lowest, highest] = [20_000, 32_768]

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, 'close')
  return port
}
