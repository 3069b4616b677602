import { expect, test } from 'vitest'
import { readProjectFiles } from './project-file.ts'
import { findUnusedTransitionChecks } from './unused-transition-check.ts'

const table = {
  path: 'src/domain/door.ts',
  text: "import { createTransitionCheck } from './state.ts'\nexport const canOpenDoor = createTransitionCheck<Door>(doorTransitions)\n",
}
const asks = "import {\n  canOpenDoor,\n} from './door.ts'\nif (!canOpenDoor(from, to)) throw new Error()\n"

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
      message: expect.stringContaining('only tests call canOpenDoor'),
    },
  ])
})

test('the declarations of the domain are found', () => {
  const files = readProjectFiles(['src/domain/**/*.ts'])
  expect(findUnusedTransitionChecks(files).map(({ where }) => where)).toContain('src/domain/exam/attempt.ts')
})

test('a table that a service uses is not reported', () => {
  expect(findUnusedTransitionChecks([table, { path: 'server/services/door.ts', text: asks }])).toEqual([])
})

test('an import or a longer name is not a use', () => {
  const text =
    "import { canOpenDoor } from './door.ts'\nexport { canOpenDoor } from './door.ts'\ncanOpenDoors(a, b)\n"
  expect(findUnusedTransitionChecks([table, { path: 'server/services/door.ts', text }])).toHaveLength(1)
})
