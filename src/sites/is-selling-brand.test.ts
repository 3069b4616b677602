import { expect, test } from 'vitest'
import { isSellingBrand } from './is-selling-brand.ts'

test('the main brand sells on its European site, the sister brand charges for nothing', () => {
  expect([isSellingBrand('main'), isSellingBrand('sister')]).toEqual([true, false])
})
