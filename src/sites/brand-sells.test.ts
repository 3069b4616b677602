import { expect, test } from 'vitest'
import { brandSells } from './brand-sells.ts'

test('the main brand sells on its European site, the sister brand charges for nothing', () => {
  expect([brandSells('main'), brandSells('sister')]).toEqual([true, false])
})
