import { expect, test } from 'vitest'
import { parsePaymentForm, unresolvedFaults } from './field-faults.ts'

const right = {
  ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', phone: '', company: '', vatNumber: '' },
  ...{ street: 'Beispielweg 1', postcode: '10115', city: 'Berlin', state: '', country: 'DE' },
}

test('a valid form returns a buyer and an address', () => {
  expect(parsePaymentForm(right)).toMatchObject({ buyer: { firstName: 'Ada' }, billing: { country: 'DE' } })
})

test.each([
  [{ firstName: ' ' }, { firstName: 'missing' }],
  [{ lastName: 'By\u202eron' }, { lastName: { reason: 'nameHidden' } }],
  [
    { firstName: '=Ada', city: '<Graz' },
    { firstName: { reason: 'nameStart', sign: '=' }, city: { reason: 'nameSign', sign: '<' } },
  ],
  [{ email: '' }, { email: 'missing' }],
  [{ email: 'ada' }, { email: 'email' }],
  [{ country: '' }, { country: 'country' }],
  [{ company: 'Engines', vatNumber: '?' }, { vatNumber: 'vatNumber' }],
  [{ vatNumber: 'DE136695976' }, { company: 'company' }],
  [
    { street: '', postcode: '' },
    { street: 'missing', postcode: 'missing' },
  ],
])('%o has the errors %o', (change, wrong) => {
  expect(parsePaymentForm({ ...right, ...change })).toEqual({ wrong })
})

test.each([
  [{}, { street: 'missing', email: 'email' }],
  [{ street: 'filled' }, { email: 'email' }],
  [
    { email: 'empty', phone: 'empty' },
    { street: 'missing', email: 'missing' },
  ],
  [
    { city: 'empty', company: 'filled' },
    { street: 'missing', email: 'email', city: 'missing' },
  ],
] as const)('after the edits %o the errors are %o', (edited, said) => {
  expect(unresolvedFaults({ street: 'missing', email: 'email' }, edited)).toEqual(said)
})
