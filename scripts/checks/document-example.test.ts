import { expect, test } from 'vitest'
import { listExamples } from './document-example.ts'

test('an example is a block that begins with the path of its file, without the indentation of its list', () => {
  const text = [
    '1. Declare it:',
    '',
    '   ```ts',
    '   // src/contract/catalogue/seat.ts',
    '   export const seat = {',
    '     id: 1,',
    '   }',
    '   ```',
    '',
    '```ts',
    'const part = 1',
    '```',
  ].join('\n')
  expect(listExamples({ text })).toEqual([
    { path: 'src/contract/catalogue/seat.ts', text: 'export const seat = {\n  id: 1,\n}\n' },
  ])
})
