import type { EncryptedStore } from './exam-device.ts'
import { createWriteQueue } from './write-queue.ts'

const database = 'exam-room'
/**
 * The two object stores of the database: `keys` contains one key per person, `values` the encrypted values by person
 * and name.
 */
const keys = 'keys'
const values = 'kept'

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
    request.result.createObjectStore(keys)
    request.result.createObjectStore(values)
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

/**
 * Returns the key of a person on this device. It is generated once and can't be exported, not even by this script.
 */
async function keyOf(person: number): Promise<CryptoKey> {
  const existing = await runInStore(keys, 'readonly', (store) => store.get(person))
  if (existing) return existing as CryptoKey
  const generated = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  // If two tabs generate a key at the same time, the key that was stored first is used.
  await runInStore(keys, 'readwrite', (store) => store.add(generated, person)).catch(() => undefined)
  return (await runInStore(keys, 'readonly', (store) => store.get(person))) as CryptoKey
}

/** Returns the parameters of the encryption of a value, which bind the value to its key in the object store. */
const algorithmOf = (key: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(key),
})

/**
 * Opens the encrypted store of a person. The values can be decrypted only with the key of that person. If the
 * browser forbids storage, nothing is stored.
 */
export function openEncryptedStore(person: number): EncryptedStore {
  const at = (name: string): string => `${person} ${name}`
  const queue = createWriteQueue()
  return {
    read: (name) =>
      queue
        .enqueue<unknown>(async () => {
          const encrypted: EncryptedValue | undefined = await runInStore(values, 'readonly', (store) =>
            store.get(at(name)),
          )
          if (!encrypted) return undefined
          const data = await crypto.subtle.decrypt(
            algorithmOf(at(name), encrypted.nonce),
            await keyOf(person),
            encrypted.data,
          )
          return JSON.parse(new TextDecoder().decode(data))
        })
        .catch(() => undefined),
    save: (name, value) => {
      // Serialize the value now: it may change before the task runs.
      const text = new TextEncoder().encode(JSON.stringify(value))
      return queue.write(name, async () => {
        const nonce = crypto.getRandomValues(new Uint8Array(12))
        const data = await crypto.subtle.encrypt(algorithmOf(at(name), nonce), await keyOf(person), text)
        await runInStore(values, 'readwrite', (store) => store.put({ nonce, data }, at(name)))
      })
    },
    delete: (name) =>
      queue.write(name, () => runInStore(values, 'readwrite', (store) => store.delete(at(name)))),
  }
}
