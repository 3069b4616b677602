import { expect, test } from 'vitest'
import { selectHistory } from './select-history.ts'

const minute = 60_000
const save = (editor: string, minutes: number) => ({ editor, at: minutes * minute })

test('the history of a draft has the last save of each editing session', () => {
  const saves = [save('ada', 0), save('ada', 9), save('ben', 10), save('ada', 11), save('ada', 21)]
  expect(selectHistory(saves)).toEqual([save('ada', 9), save('ben', 10), save('ada', 11), save('ada', 21)])
  expect(selectHistory([])).toEqual([])
})
