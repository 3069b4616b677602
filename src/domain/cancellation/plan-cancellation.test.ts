import { expect, test } from 'vitest'
import { type PlannedParticipant, planCancellation } from './plan-cancellation.ts'

const who = (change: Partial<PlannedParticipant> = {}): PlannedParticipant => ({
  ...{ isWaiting: false, isUnpaid: false, isMovable: true, owed: 0 },
  ...change,
})

test('without another date, what was paid goes back, and nothing else', () => {
  const all = [who(), who({ owed: 100 }), who({ isUnpaid: true }), who({ isWaiting: true, isMovable: false })]
  expect(planCancellation(all, 0)).toEqual(['released', 'refunded', 'unpaid', 'waiting'])
})

test('those who enrolled first are moved as far as there is room', () => {
  const all = [who(), who({ owed: 100 }), who({ owed: 200 }), who()]
  expect(planCancellation(all, 2)).toEqual(['moved', 'moved', 'refunded', 'released'])
})

test('neither who waits or has not paid, nor who has a place there, takes the room of others', () => {
  const all = [
    who({ isWaiting: true }),
    who({ isUnpaid: true }),
    who({ isMovable: false, owed: 100 }),
    who({ isMovable: false }),
    who(),
  ]
  expect(planCancellation(all, 1)).toEqual(['waiting', 'unpaid', 'refunded', 'released', 'moved'])
})
