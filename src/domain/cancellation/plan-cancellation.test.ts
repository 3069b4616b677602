import { expect, test } from 'vitest'
import { type PlannedParticipant, planCancellation } from './plan-cancellation.ts'

const who = (change: Partial<PlannedParticipant> = {}): PlannedParticipant => ({
  ...{ isWaiting: false, isUnpaid: false, isMovable: true, owed: 0 },
  ...change,
})

test('without another date, only paid amounts are refunded', () => {
  const all = [who(), who({ owed: 100 }), who({ isUnpaid: true }), who({ isWaiting: true, isMovable: false })]
  expect(planCancellation(all, 0)).toEqual(['released', 'refunded', 'unpaid', 'waiting'])
})

test('participants are moved in order of enrolment while the other date has room', () => {
  const all = [who(), who({ owed: 100 }), who({ owed: 200 }), who()]
  expect(planCancellation(all, 2)).toEqual(['moved', 'moved', 'refunded', 'released'])
})

test('waiting, unpaid and already placed participants take no room on the other date', () => {
  const all = [
    who({ isWaiting: true }),
    who({ isUnpaid: true }),
    who({ isMovable: false, owed: 100 }),
    who({ isMovable: false }),
    who(),
  ]
  expect(planCancellation(all, 1)).toEqual(['waiting', 'unpaid', 'refunded', 'released', 'moved'])
})
