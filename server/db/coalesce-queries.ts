import type { Db } from './client.ts'

/** A question under way, and the one that waits for its end. */
interface Turn<Value> {
  now: Promise<Value>
  next?: Promise<Value>
}

/**
 * A question that many ask at the same moment: whoever asks while it is under way waits for the next one, which they all share.
 * So nobody gets an answer that was asked for before they came, and a transaction is a database of its own.
 * @example const newest = coalesceQueries((db) => db.select()...); await newest(db)
 */
export function coalesceQueries<Value, Asked = void>(
  ask: (db: Db, asked: Asked) => Promise<Value>,
  keyOf: (asked: Asked) => string = () => '',
): (db: Db, asked: Asked) => Promise<Value> {
  const turnsOf = new WeakMap<Db, Map<string, Turn<Value>>>()
  return (db, asked) => {
    const turns = turnsOf.get(db) ?? new Map<string, Turn<Value>>()
    turnsOf.set(db, turns)
    const key = keyOf(asked)
    const begin = (): Promise<Value> => {
      const turn: Turn<Value> = { now: ask(db, asked) }
      turns.set(key, turn)
      return turn.now.finally(() => {
        if (!turn.next) turns.delete(key)
      })
    }
    const turn = turns.get(key)
    if (!turn) return begin()
    turn.next ??= turn.now.then(begin, begin)
    return turn.next
  }
}
