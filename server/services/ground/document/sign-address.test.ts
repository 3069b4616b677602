import { expect, test } from 'vitest'
import { addressLife, isAddressOf, signAddress } from './sign-address.ts'

const now = 1_000_000

function parts(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const { until, name = '', sig = '' } = Object.fromEntries(searchParams)
  return { path: pathname, until: Number(until), name, sig }
}

test('an address is good for its session until it lapses', () => {
  const address = parts(signAddress(['key'], 'a.mp4', 'session', now))
  expect(isAddressOf(['key'], address, 'session', now)).toBe(true)
  expect(isAddressOf(['key'], address, 'another', now)).toBe(false)
  expect(isAddressOf(['key'], address, 'session', now + addressLife)).toBe(false)
})

test('after the key was changed, addresses of the old key are good until the old key goes', () => {
  const address = parts(signAddress(['old'], 'a.mp4', 'session', now))
  expect(isAddressOf(['new', 'old'], address, 'session', now)).toBe(true)
  expect(isAddressOf(['new'], address, 'session', now)).toBe(false)
})

test('an address without a time, or with a broken one, is good for nobody', () => {
  const address = parts(signAddress(['key'], 'a.mp4', 'session', now))
  expect(isAddressOf(['key'], { ...address, until: Number.NaN }, 'session', now)).toBe(false)
  expect(isAddressOf(['key'], { ...address, sig: '' }, 'session', now)).toBe(false)
})

test('the name that a file is saved as is signed too', () => {
  const address = parts(signAddress(['key'], 'a.pdf', 'session', now, 'Zertyfikat Łukasz & Co.pdf'))
  expect(address.name).toBe('Zertyfikat Łukasz & Co.pdf')
  expect(isAddressOf(['key'], address, 'session', now)).toBe(true)
  expect(isAddressOf(['key'], { ...address, name: 'setup.exe' }, 'session', now)).toBe(false)
})
