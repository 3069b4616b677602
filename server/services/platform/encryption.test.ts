import { expect, test } from 'vitest'
import { systemRandom } from '#server/ports/random.ts'
import { decrypt, encrypt } from './encryption.ts'

const scope = { purpose: 'calendar feed', owner: '7' }
const encrypted = (text = 'a secret') => encrypt(['the key'], text, scope, systemRandom)

test('a text is decrypted with its key, or with any of several', () => {
  expect(decrypt(['the key'], encrypted(), scope)).toBe('a secret')
  expect(decrypt(['a new key', 'the key'], encrypted('żółć 字'), scope)).toBe('żółć 字')
})

test('a text can’t be decrypted with another key, owner or purpose', () => {
  expect(decrypt(['another key'], encrypted(), scope)).toBeNull()
  expect(decrypt([], encrypted(), scope)).toBeNull()
  expect(decrypt(['the key'], encrypted(), { ...scope, owner: '8' })).toBeNull()
  expect(decrypt(['the key'], encrypted(), { ...scope, purpose: 'another' })).toBeNull()
})

test('a text that was changed or never encrypted is not decrypted', () => {
  const [nonce, words, tag = ''] = encrypted().split('.')
  const shortTag = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url')
  for (const changed of [
    '',
    'x',
    `${nonce}.${words}`,
    `${nonce}.${words}.${shortTag}`,
    `${nonce}.AAAA.${tag}`,
  ])
    expect(decrypt(['the key'], changed, scope)).toBeNull()
})

test('the same text is encrypted differently each time, with nonce, text and tag', () => {
  expect(encrypted()).not.toBe(encrypted())
  const lengths = encrypted()
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').length)
  expect(lengths).toEqual([12, 'a secret'.length, 16])
})
