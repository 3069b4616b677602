import pg from 'pg'

/** The pause before a new connection, in milliseconds. */
const pause = 1000

/**
 * Calls a function for each notification on a channel, and after each new connection. Uses a separate connection of
 * PostgreSQL. Returns a function that stops listening.
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
    // A lost connection emits 'error' and then 'end', which is handled below; an error without a listener would end
    // the process.
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
