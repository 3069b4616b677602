import { expect, test } from 'vitest'
import {
  checkLetter,
  computeLetterState,
  type InvitationLetter,
  isSameEmail,
  maskEmail,
} from './invitation-letter.ts'

const letter: InvitationLetter = {
  kind: 'course',
  targetId: 1,
  invitedEmail: null,
  site: null,
  validUntil: 1000,
  state: 'fresh',
}
const here = { site: 'en', now: 999 }

test('a fresh letter is valid until its end and then expired', () => {
  expect(checkLetter(letter, here)).toBeNull()
  expect(computeLetterState(letter, 1000)).toBe('expired')
  expect(checkLetter(letter, { ...here, now: 1000 })).toEqual({ refusal: 'expiredLetter' })
})

test('a used letter stays used after its end', () => {
  expect(checkLetter({ ...letter, state: 'used' }, { ...here, now: 2000 })).toEqual({
    refusal: 'letterUsed',
  })
})

test('a withdrawn letter is not valid', () => {
  expect(checkLetter({ ...letter, state: 'withdrawn' }, here)).toEqual({ refusal: 'invalidLetter' })
})

test('the refusal of another site’s letter names that site', () => {
  expect(checkLetter({ ...letter, site: 'eu' }, here)).toEqual({
    refusal: 'letterOfOtherSite',
    context: { site: 'EU' },
  })
  expect(checkLetter({ ...letter, site: 'en' }, here)).toBeNull()
})

test('an address is masked, and compared without case', () => {
  expect(maskEmail('ada@example.org')).toBe('a***@example.org')
  expect(isSameEmail('Ada@Example.org ', 'ada@example.org')).toBe(true)
  expect(isSameEmail('ada@example.org', 'bob@example.org')).toBe(false)
})

test('spaces around an address are ignored', () => {
  expect(isSameEmail('ada@example.org', ' ada@example.org\n')).toBe(true)
})

test('only the first letter of an incomplete address is shown', () => {
  expect(maskEmail('ada')).toBe('a***')
  expect(maskEmail('@example.org')).toBe('@***')
})
