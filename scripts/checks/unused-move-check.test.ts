import { expect, test } from 'vitest'
import { findUnusedMoveChecks } from './unused-move-check.ts'

const table = {
  path: 'src/domain/door.ts',
  text: "import { asking } from './state.ts'\nexport const mayMoveDoor = asking<Door>(doorMoves)\n",
}
const asks = "import {\n  mayMoveDoor,\n} from './door.ts'\nif (!mayMoveDoor(from, to)) throw new Error()\n"

test('a table that only tests use is reported with its file', () => {
  const files = [
    table,
    { path: 'src/domain/door.test.ts', text: asks },
    { path: 'tests/contract/door.test.ts', text: asks },
    { path: 'tests/fixtures/door.ts', text: asks },
  ]
  expect(findUnusedMoveChecks(files)).toEqual([
    {
      level: 'error',
      where: 'src/domain/door.ts',
      message: expect.stringContaining('only tests call mayMoveDoor'),
    },
  ])
})

test('a table that a service uses is not reported', () => {
  expect(findUnusedMoveChecks([table, { path: 'server/services/door.ts', text: asks }])).toEqual([])
})

test('an import or a longer name is not a use', () => {
  const text =
    "import { mayMoveDoor } from './door.ts'\nexport { mayMoveDoor } from './door.ts'\nmayMoveDoors(a, b)\n"
  expect(findUnusedMoveChecks([table, { path: 'server/services/door.ts', text }])).toHaveLength(1)
})
