import { expect, test } from 'vitest'
import { isSignedNotification, signatureTolerance, signNotification } from './sign-notification.ts'

const now = Date.UTC(2026, 0, 15)
const [secret, older] = ['a-secret-of-these-tests', 'an-older-secret']
const header = signNotification(secret, '{"id":1}', now)

test('a notice is valid for five minutes after it was signed with any of the secrets', () => {
  expect(isSignedNotification([secret], '{"id":1}', header, now)).toBe(true)
  expect(isSignedNotification([older, secret], '{"id":1}', header, now + signatureTolerance)).toBe(true)
  expect(isSignedNotification([secret], '{"id":1}', header, now + signatureTolerance + 1)).toBe(false)
  expect(isSignedNotification([secret], '{"id":1}', header, now - signatureTolerance - 1)).toBe(false)
})

test('a notice with another body, secret, time or format is refused', () => {
  expect(isSignedNotification([secret], '{"id":2}', header, now)).toBe(false)
  expect(isSignedNotification([older], '{"id":1}', header, now)).toBe(false)
  expect(isSignedNotification([secret], '{"id":1}', header.replace(/t=\d+/, `t=${now + 1}`), now)).toBe(false)
  for (const broken of ['', 't=1', header.slice(0, -1), `${header},v1=0`, header.replace('v1', 'v0')])
    expect(isSignedNotification([secret], '{"id":1}', broken, now)).toBe(false)
})
