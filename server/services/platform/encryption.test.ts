import { expect, test } from 'vitest'
import { systemRandom } from '#server/ports/random.ts'
import { decrypt, encrypt } from './encryption.ts'

const whose = { purpose: 'calendar feed', owner: '7' }
const sealed = (text = 'a secret') => encrypt(['the key'], text, whose, systemRandom)

test('a sealed text opens with its key, or with any of several', () => {
  expect(decrypt(['the key'], sealed(), whose)).toBe('a secret')
  expect(decrypt(['a new key', 'the key'], sealed('żółć 字'), whose)).toBe('żółć 字')
})

test('it opens for nobody and nothing else', () => {
  expect(decrypt(['another key'], sealed(), whose)).toBeNull()
  expect(decrypt([], sealed(), whose)).toBeNull()
  expect(decrypt(['the key'], sealed(), { ...whose, owner: '8' })).toBeNull()
  expect(decrypt(['the key'], sealed(), { ...whose, purpose: 'another' })).toBeNull()
})

test('what was changed, or never sealed, opens for nobody', () => {
  const [nonce, words, tag = ''] = sealed().split('.')
  const shortTag = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url')
  for (const changed of [
    '',
    'x',
    `${nonce}.${words}`,
    `${nonce}.${words}.${shortTag}`,
    `${nonce}.AAAA.${tag}`,
  ])
    expect(decrypt(['the key'], changed, whose)).toBeNull()
})

test('the same text is sealed differently each time, with nonce, text and tag', () => {
  expect(sealed()).not.toBe(sealed())
  const lengths = sealed()
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').length)
  expect(lengths).toEqual([12, 'a secret'.length, 16])
})
