import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BackupKeys, createEncryption, decryptBackup } from './backup-encryption.ts'

const plain = 'select 1;'
const noKey =
  /^The backup is encrypted, and no key opens it \(.+\): use --identity-file or --passphrase-file\.$/

let folder: string
let passphraseFile: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-keys-'))
  passphraseFile = fileOf('passphrase', 'correct horse battery staple\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

async function encrypt(keys: BackupKeys): Promise<Buffer> {
  const encrypted = await createEncryption(keys)?.(Readable.from([Buffer.from(plain)]))
  return buffer(encrypted as Readable)
}

const decrypt = async (encrypted: Buffer, keys: BackupKeys): Promise<string> =>
  (await buffer(await decryptBackup(Readable.from([encrypted]), keys))).toString()

test('a backup encrypted for a public key is opened by its secret key, and by nothing else', async () => {
  const [identity, other] = [await generateIdentity(), await generateIdentity()]
  const encrypted = await encrypt({ recipients: [await identityToRecipient(identity)] })
  expect(encrypted.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  const identityFile = fileOf('key', `# created today\n${identity}\n`)
  expect(await decrypt(encrypted, { identityFile })).toBe(plain)
  for (const keys of [{}, { passphraseFile }, { identityFile: fileOf('other', other) }])
    await expect(decrypt(encrypted, keys)).rejects.toThrow(noKey)
})

test('a backup encrypted with a passphrase is opened by it, and not by a key', async () => {
  const encrypted = await encrypt({ passphraseFile })
  expect(await decrypt(encrypted, { passphraseFile })).toBe(plain)
  const identityFile = fileOf('identity', await generateIdentity())
  for (const keys of [{}, { identityFile }]) await expect(decrypt(encrypted, keys)).rejects.toThrow(noKey)
})

test('keys that can’t encrypt are refused with the reason', async () => {
  expect(createEncryption({})).toBeUndefined()
  expect(() => createEncryption({ recipients: ['age1nobody'] })).toThrow(
    '--encrypt-to: age1nobody is not a public key of age (age1...).',
  )
  expect(() => createEncryption({ passphraseFile: fileOf('short', 'short') })).toThrow(
    'a passphrase has at least 16 characters',
  )
  const recipients = [await identityToRecipient(await generateIdentity())]
  expect(() => createEncryption({ recipients, passphraseFile })).toThrow('not both')
})
