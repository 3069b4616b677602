import pg from 'pg'

/** The pause before a new connection, in milliseconds. */
const pause = 1000

/**
 * Calls a function for each notification on a channel, on a connection of its own, and after each new connection. Returns a function that
 * ends it.
 */
export function listenToChannel(url: string, channel: string, notify: () => void): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let ended = false

  const connectLater = () => {
    client = undefined
    if (!ended) timer = setTimeout(() => void connect(), pause)
  }

  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
    client = own
    // A lost connection is reported by both events; 'end' also follows an error.
    own.on('error', () => {})
    own.on('notification', notify)
    try {
      await own.connect()
      own.once('end', connectLater)
      await own.query(`listen ${pg.escapeIdentifier(channel)}`)
      notify()
    } catch {
      own.removeListener('end', connectLater)
      await own.end().catch(() => {})
      connectLater()
    }
  }

  void connect()
  return async () => {
    ended = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
