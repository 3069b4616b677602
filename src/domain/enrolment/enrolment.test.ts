import { expect, test } from 'vitest'
import {
  checkEnrolment,
  isItemLocked,
  type RegistrationStatus,
  registrationTransitions,
} from './enrolment.ts'

/**
 * The cases are copied by hand from the specification, so that the test does not repeat the code: from, to, and
 * whether a registration may change in this way.
 */
const moves: [RegistrationStatus, RegistrationStatus, boolean][] = [
  ['notEnrolled', 'notEnrolled', false],
  ['notEnrolled', 'notAudited', true],
  ['notEnrolled', 'audited', true],
  ['notAudited', 'notEnrolled', true],
  ['notAudited', 'notAudited', false],
  ['notAudited', 'audited', true],
  ['audited', 'notEnrolled', true],
  ['audited', 'notAudited', false],
  ['audited', 'audited', false],
]

test.each(moves)('a registration goes from %s to %s: %s', (from, to, allowed) => {
  const targets: readonly RegistrationStatus[] = registrationTransitions[from]
  expect(targets.includes(to)).toBe(allowed)
})

test('a course without approval is immediately audited', () => {
  expect(checkEnrolment('notEnrolled', { needsApproval: false })).toEqual({ status: 'audited' })
})

test('a course that needs approval waits for a reviewer', () => {
  expect(checkEnrolment('notEnrolled', { needsApproval: true })).toEqual({ status: 'notAudited' })
})

test('a second registration is refused', () => {
  for (const status of ['notAudited', 'audited'] as const)
    expect(checkEnrolment(status, { needsApproval: false })).toEqual({ refusal: 'alreadyRegistered' })
})

test('a letter makes a registration audited immediately, also a waiting one', () => {
  for (const status of ['notEnrolled', 'notAudited'] as const)
    expect(checkEnrolment(status, { needsApproval: true }, true)).toEqual({ status: 'audited' })
  expect(checkEnrolment('audited', { needsApproval: true }, true)).toEqual({ refusal: 'alreadyRegistered' })
})

/** The cases: content type, status, whether the user is signed in, and whether the item is locked. */
const locks: ['course' | 'video', RegistrationStatus, boolean, boolean][] = [
  ['course', 'notEnrolled', true, true],
  ['course', 'notAudited', true, true],
  ['course', 'audited', true, false],
  ['course', 'audited', false, true],
  ['video', 'notEnrolled', true, false],
  ['video', 'notEnrolled', false, true],
]

test.each(locks)(
  'a %s that is %s, signed in %s: locked %s',
  (contentType, registrationStatus, signedIn, locked) => {
    expect(isItemLocked({ contentType, registrationStatus }, signedIn)).toBe(locked)
  },
)
