import { expect, test } from 'vitest'
import { isOnChangedLine, parseChangedLines } from './changed-lines.ts'

const difference = `diff --git a/src/a.ts b/src/a.ts
--- a/src/a.ts
+++ b/src/a.ts
@@ -3 +3,2 @@ export const a = 1
-one
+two
+three
@@ -9,2 +11,0 @@
-gone
-gone too
diff --git a/src/b.ts b/src/b.ts
--- a/src/b.ts
+++ b/src/b.ts
@@ -1 +1 @@
-one
+two`

test('changed and added lines are found by file; deletions have none', () => {
  expect(parseChangedLines(difference)).toEqual(
    new Map([
      ['src/a.ts', [[3, 4]]],
      ['src/b.ts', [[1, 1]]],
    ]),
  )
})

test('a mutant belongs to the change if it begins on one of its lines', () => {
  const changed = parseChangedLines(difference)
  const at = (file: string, line: number) => ({ file, start: { line, column: 0 }, end: { line, column: 9 } })
  expect([2, 3, 4, 5].map((line) => isOnChangedLine(changed, at('src/a.ts', line)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isOnChangedLine(changed, at('src/c.ts', 3))).toBe(false)
})
