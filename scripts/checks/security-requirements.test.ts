import { expect, test } from 'vitest'
import { findRequirementFaults, findUnknownTables } from './security-requirements.ts'

const found = (...rows: string[]) =>
  findRequirementFaults(
    { path: 'docs/security.md', text: rows.join('\n') },
    { '1.1': '1 2', '2.1': '1' },
    (path) => path === 'src/there.ts',
  ).map(({ message }) => message)

test('each number is answered once, by files that exist', () => {
  expect(
    found('| V1.1.1, V1.1.2 | held | Here: `src/there.ts` |', '| V2.1.1 | none | No such thing |'),
  ).toEqual([])
})

test('missing, unknown, double and unproven requirements and unknown states are reported', () => {
  expect(found('| V1.1.1, V1.1.1 | held | `src/gone.ts`, `src/there.ts` |', '| V9.9.9 | maybe |  |')).toEqual(
    [
      ...['V1.1.2 is not answered', 'V2.1.1 is not answered', 'V9.9.9 is not a requirement'],
      ...['V1.1.1 is answered twice', 'V1.1.1: `src/gone.ts` does not exist'],
      ...['V9.9.9: "maybe" is not a state', 'V9.9.9: the file and the reason are missing'],
    ],
  )
})

test('a table that the schema does not have is named', () => {
  const text = 'Kept in table `audit`, and payments in table `payment_event`.'
  const schema = ["export const auditEntry = pgTable(\n  'audit_entry',", "pgTable('payment_event', {})"]
  expect(findUnknownTables({ path: 'docs/security.md', text }, schema).map(({ message }) => message)).toEqual(
    ['there is no table `audit`'],
  )
})
