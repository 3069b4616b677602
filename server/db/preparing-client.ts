import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * The maximum number of statements that a connection prepares. Only statements with lists of many different lengths
 * exceed it.
 */
const maxPrepared = 1000

/**
 * A connection that prepares each parameterized statement once and afterwards sends only its name, so that PostgreSQL
 * does not parse and plan the statement again.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // A connection can break at any moment, even during a transaction. The current or next statement then fails; an
    // error of the connection without a listener would end the process.
    this.on('error', () => {})
  }

  // `query` has many overloads; the arguments are passed on unchanged.
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
    const knownName = this.#names.get(text)
    if (knownName !== undefined || this.#names.size >= maxPrepared) return knownName
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    this.#names.set(text, name)
    return name
  }
}
