import { createHash } from 'node:crypto'
import pg from 'pg'

/** How many statements a connection names at most: more are no statements of ours, but lists of many lengths. */
const most = 1000

/**
 * A connection that prepares each statement with values once and from then on sends its name: PostgreSQL parses and plans it
 * once, and less travels.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // A connection can break at any moment, in a transaction too. The statement under way or the next one fails then; without a
    // listener of its own the connection's error ends the process.
    this.on('error', () => {})
  }

  // Its own type is a list of ways to call it; each of them is handed on as it came.
  override query = ((first: unknown, ...rest: unknown[]) =>
    pg.Client.prototype.query.apply(this, [
      this.#prepared(first, rest[0]),
      ...rest,
    ] as never)) as pg.Client['query']

  #prepared(query: unknown, values: unknown): unknown {
    const { text, name } = query as { text?: unknown; name?: unknown }
    if (typeof text !== 'string' || name !== undefined || !Array.isArray(values) || values.length === 0)
      return query
    return { ...(query as object), name: this.#nameOf(text) }
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= most) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    this.#names.set(text, name)
    return name
  }
}
