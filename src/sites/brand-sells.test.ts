import { expect, test } from 'vitest'
import { brandSells } from './brand-sells.ts'

test('the main brand sells by its European site, the sister brand sells nothing', () => {
  expect([brandSells('main'), brandSells('sister')]).toEqual([true, false])
})
