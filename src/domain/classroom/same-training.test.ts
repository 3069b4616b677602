import { expect, test } from 'vitest'
import { isSameTraining, type TrainingDate } from './same-training.ts'

const warsaw: TrainingDate = {
  certificationId: 2,
  mode: 'onsite',
  name: 'Two days in Warsaw',
  country: 'PL',
  venue: 'PL',
  fee: { EUR: 24900, PLN: 106000 },
}
const workshop: TrainingDate = { ...warsaw, certificationId: null, mode: 'workshop', fee: null }

test.each([
  ['another date of it', warsaw, { ...warsaw, name: 'Two days in Kraków' }, true],
  ['another price', warsaw, { ...warsaw, fee: { EUR: 24900, PLN: 99000 } }, false],
  ['free instead of charged', warsaw, { ...warsaw, fee: null }, false],
  ['another currency besides', warsaw, { ...warsaw, fee: { EUR: 24900 } }, false],
  ['another certification', warsaw, { ...warsaw, certificationId: 3 }, false],
  ['another way of holding it', warsaw, { ...warsaw, mode: 'online' }, false],
  ['another country where it costs something', warsaw, { ...warsaw, country: 'DE' }, false],
  ['another venue where it costs something', warsaw, { ...warsaw, venue: null }, false],
  ['another country where it is free', workshop, { ...workshop, country: 'DE' }, true],
  ['another workshop', workshop, { ...workshop, name: 'Another' }, false],
] as const)('%s', (_, one, other, same) => {
  expect(isSameTraining(one, other)).toBe(same)
  expect(isSameTraining(other, one)).toBe(same)
})
