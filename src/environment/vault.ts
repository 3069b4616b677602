import type { EncryptedStore } from './device.ts'

const database = 'exam-room'
/** The stores of keys, by person, and of what is kept, by person and name. */
const stores = { keys: 'keys', kept: 'kept' } as const

interface Sealed {
  nonce: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => {
    for (const name of Object.values(stores)) request.result.createObjectStore(name)
  }
  return answerOf(request)
}

/** Does one thing in one store, and waits until the disk has it. */
async function within<Value>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const db = await open()
  try {
    const transaction = db.transaction(name, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    // Where the work fails the transaction does, too: both are waited for.
    const [value] = await Promise.all([answerOf(work(transaction.objectStore(name))), done])
    return value
  } finally {
    db.close()
  }
}

/** The key of a person on this device: made once, never shown to anybody, this script included. */
async function keyOf(person: number): Promise<CryptoKey> {
  const known = await within(stores.keys, 'readonly', (store) => store.get(person))
  if (known) return known as CryptoKey
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  // Of two tabs that make one at once, the first one's stays.
  await within(stores.keys, 'readwrite', (store) => store.add(made, person)).catch(() => undefined)
  return (await within(stores.keys, 'readonly', (store) => store.get(person))) as CryptoKey
}

const whose = (person: number, name: string) => new TextEncoder().encode(`${person} ${name}`)

/** Does one thing after the other, and each without a word when it fails: a later write never comes before an earlier one. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    const done = last.then(work).catch(() => otherwise)
    last = done
    return done
  }
}

/** The vault of a person: what is in it opens with that person's key only. Where the browser forbids it, nothing is kept. */
export function openVault(person: number): EncryptedStore {
  const at = (name: string): string => `${person} ${name}`
  const inTurn = oneByOne()
  return {
    read: (name) =>
      inTurn<unknown>(async () => {
        const sealed = (await within(stores.kept, 'readonly', (store) => store.get(at(name)))) as
          | Sealed
          | undefined
        if (!sealed) return undefined
        const algorithm = { name: 'AES-GCM', iv: sealed.nonce, additionalData: whose(person, name) }
        const data = await crypto.subtle.decrypt(algorithm, await keyOf(person), sealed.data)
        return JSON.parse(new TextDecoder().decode(data)) as unknown
      }, undefined),
    keep: (name, value) => {
      // What is kept is what it is now, not when its turn comes.
      const text = new TextEncoder().encode(JSON.stringify(value))
      return inTurn(async () => {
        const nonce = crypto.getRandomValues(new Uint8Array(12))
        const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: whose(person, name) }
        const data = await crypto.subtle.encrypt(algorithm, await keyOf(person), text)
        await within(stores.kept, 'readwrite', (store) => store.put({ nonce, data }, at(name)))
        return true
      }, false)
    },
    forget: (name) =>
      inTurn(async () => {
        await within(stores.kept, 'readwrite', (store) => store.delete(at(name)))
      }, undefined),
  }
}
