import { expect, test } from 'vitest'
import { findUnusedTransitionChecks } from './unused-transition-check.ts'

const table = {
  path: 'src/domain/door.ts',
  text: "import { asking } from './state.ts'\nexport const mayOpenDoor = asking<Door>(doorMoves)\n",
}
const asks = "import {\n  mayOpenDoor,\n} from './door.ts'\nif (!mayOpenDoor(from, to)) throw new Error()\n"

test('a table that only tests use is reported with its file', () => {
  const files = [
    table,
    { path: 'src/domain/door.test.ts', text: asks },
    { path: 'tests/contract/door.test.ts', text: asks },
    { path: 'tests/fixtures/door.ts', text: asks },
  ]
  expect(findUnusedTransitionChecks(files)).toEqual([
    {
      level: 'error',
      where: 'src/domain/door.ts',
      message: expect.stringContaining('only tests call mayOpenDoor'),
    },
  ])
})

test('a table that a service uses is not reported', () => {
  expect(findUnusedTransitionChecks([table, { path: 'server/services/door.ts', text: asks }])).toEqual([])
})

test('an import or a longer name is not a use', () => {
  const text =
    "import { mayOpenDoor } from './door.ts'\nexport { mayOpenDoor } from './door.ts'\nmayOpenDoors(a, b)\n"
  expect(findUnusedTransitionChecks([table, { path: 'server/services/door.ts', text }])).toHaveLength(1)
})
