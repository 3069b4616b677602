import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

/** The keys of a backup, as the options of the commands name them. */
export interface BackupKeys {
  /** Public keys of age: `age1...`. The owner of any of these keys can decrypt the backup. */
  recipients?: readonly string[]
  /** A file with a passphrase, with which the backup is encrypted and decrypted. */
  passphraseFile?: string
  /** A file with secret keys of age, in the format of `age-keygen`. */
  identityFile?: string
}

/** The minimum length of a passphrase. An attacker who has the backup can try any number of passphrases. */
const leastPassphrase = 16

function readPassphrase(file: string): string {
  const passphrase = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  if (passphrase.length < leastPassphrase)
    throw new Error(`${file}: a passphrase has at least ${leastPassphrase} characters.`)
  return passphrase
}

export const hasEncryptionKeys = ({ recipients = [], passphraseFile }: BackupKeys): boolean =>
  recipients.length > 0 || passphraseFile !== undefined

/**
 * Returns a function that encrypts a stream in the format of age; undefined if no key is given. Throws an error with
 * one sentence if a key is wrong.
 */
export function createEncryption(keys: BackupKeys): ((plain: Readable) => Promise<Readable>) | undefined {
  const { recipients = [], passphraseFile } = keys
  if (!hasEncryptionKeys(keys)) return undefined
  if (recipients.length > 0 && passphraseFile !== undefined)
    throw new Error('A backup is encrypted either with --encrypt-to or with --passphrase-file, not both.')
  const encrypter = new Encrypter()
  if (passphraseFile !== undefined) encrypter.setPassphrase(readPassphrase(passphraseFile))
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new Error(`--encrypt-to: ${recipient} is not a public key of age (age1...).`)
    }
  return async (plain) => toNode(await encrypter.encrypt(toWeb(plain)))
}

/**
 * Decrypts a stream in the format of age. Throws an error with one sentence if the keys are missing or do not match.
 */
export async function decryptBackup(encrypted: Readable, keys: BackupKeys): Promise<Readable> {
  const { identityFile, passphraseFile } = keys
  const decrypter = new Decrypter()
  if (passphraseFile !== undefined) decrypter.addPassphrase(readPassphrase(passphraseFile))
  if (identityFile !== undefined)
    for (const identity of readFileSync(identityFile, 'utf8').match(/^AGE-SECRET-KEY-\S+/gm) ?? [])
      decrypter.addIdentity(identity)
  try {
    return toNode(await decrypter.decrypt(toWeb(encrypted)))
  } catch (error) {
    encrypted.destroy()
    throw new Error(
      `The backup is encrypted, and no key opens it (${(error as Error).message}): use --identity-file or --passphrase-file.`,
      { cause: error },
    )
  }
}

// The library expects the web streams of the browser. Node's web streams are the same, but TypeScript has two types
// for them, so the cast is safe.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>
// This cast is safe for the same reason as the cast in `toWeb`.
const toNode = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as WebStream)
