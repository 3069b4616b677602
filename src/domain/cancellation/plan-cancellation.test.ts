import { expect, test } from 'vitest'
import { type PlannedParticipant, planCancellation } from './plan-cancellation.ts'

const participant = (change: Partial<PlannedParticipant> = {}): PlannedParticipant => ({
  ...{ isWaiting: false, isUnpaid: false, isMovable: true, owed: 0 },
  ...change,
})

test('without another date, only paid amounts are refunded', () => {
  const all = [
    participant(),
    participant({ owed: 100 }),
    participant({ isUnpaid: true }),
    participant({ isWaiting: true, isMovable: false }),
  ]
  expect(planCancellation(all, 0)).toEqual(['released', 'refunded', 'unpaid', 'waiting'])
})

test('participants are moved in order of enrolment while the other date has room', () => {
  const all = [participant(), participant({ owed: 100 }), participant({ owed: 200 }), participant()]
  expect(planCancellation(all, 2)).toEqual(['moved', 'moved', 'refunded', 'released'])
})

test('waiting, unpaid and already placed participants take no room on the other date', () => {
  const all = [
    participant({ isWaiting: true }),
    participant({ isUnpaid: true }),
    participant({ isMovable: false, owed: 100 }),
    participant({ isMovable: false }),
    participant(),
  ]
  expect(planCancellation(all, 1)).toEqual(['waiting', 'unpaid', 'refunded', 'released', 'moved'])
})
