import type { EncryptedStore } from './device.ts'

const database = 'exam-room'
/** The object stores of keys, by person, and of encrypted values, by person and name. */
const stores = { keys: 'keys', values: 'kept' } as const

interface EncryptedValue {
  nonce: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => {
    for (const name of Object.values(stores)) request.result.createObjectStore(name)
  }
  return resultOf(request)
}

/** Runs one request in one object store, and waits until it is written to disk. */
async function runInStore<Value>(
  name: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const db = await open()
  try {
    const transaction = db.transaction(name, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    // If the request fails, the transaction fails too: wait for both.
    const [value] = await Promise.all([resultOf(run(transaction.objectStore(name))), done])
    return value
  } finally {
    db.close()
  }
}

/** Returns the key of a person on this device. It is generated once and can't be exported, not even by this script. */
async function keyOf(person: number): Promise<CryptoKey> {
  const existing = await runInStore(stores.keys, 'readonly', (store) => store.get(person))
  if (existing) return existing as CryptoKey
  const generated = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  // If two tabs generate a key at the same time, the first one stays.
  await runInStore(stores.keys, 'readwrite', (store) => store.add(generated, person)).catch(() => undefined)
  return (await runInStore(stores.keys, 'readonly', (store) => store.get(person))) as CryptoKey
}

const boundTo = (person: number, name: string) => new TextEncoder().encode(`${person} ${name}`)

/**
 * Returns a function that runs tasks one after the other, so that no write overtakes an earlier one. A failed task returns its
 * fallback.
 */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(task: () => Promise<Value>, fallback: Value): Promise<Value> => {
    const done = last.then(task).catch(() => fallback)
    last = done
    return done
  }
}

/** Opens the encrypted store of a person, which only that person's key can decrypt. If the browser forbids storage, nothing is stored. */
export function openEncryptedStore(person: number): EncryptedStore {
  const at = (name: string): string => `${person} ${name}`
  const enqueue = createQueue()
  return {
    read: (name) =>
      enqueue<unknown>(async () => {
        const encrypted = (await runInStore(stores.values, 'readonly', (store) => store.get(at(name)))) as
          | EncryptedValue
          | undefined
        if (!encrypted) return undefined
        const algorithm = { name: 'AES-GCM', iv: encrypted.nonce, additionalData: boundTo(person, name) }
        const data = await crypto.subtle.decrypt(algorithm, await keyOf(person), encrypted.data)
        return JSON.parse(new TextDecoder().decode(data)) as unknown
      }, undefined),
    save: (name, value) => {
      // Serialize the value now: it may change before the task runs.
      const text = new TextEncoder().encode(JSON.stringify(value))
      return enqueue(async () => {
        const nonce = crypto.getRandomValues(new Uint8Array(12))
        const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: boundTo(person, name) }
        const data = await crypto.subtle.encrypt(algorithm, await keyOf(person), text)
        await runInStore(stores.values, 'readwrite', (store) => store.put({ nonce, data }, at(name)))
        return true
      }, false)
    },
    delete: (name) =>
      enqueue(async () => {
        await runInStore(stores.values, 'readwrite', (store) => store.delete(at(name)))
      }, undefined),
  }
}
