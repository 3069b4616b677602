import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { codedEnum } from '../protocol/wire.ts'

/**
 * Returns the fields of the profile that the site requires: the form shows and requires each field whose value is
 * '1'. `beforeEnrolment` are the kinds of enrolment before which the form is shown if one of these fields is empty.
 * Specification 1, section 3: supply-info form config.
 */
export const getSupplyInfo = declareCall({
  method: 'GET',
  path: '/certification/supplementInfo/query',
  who: 'any',
  summary: 'The personal information that the site requires',
  source: 'S1 3, 5',
  request: z.object({}),
  response: z.object({
    firstName: flagCode,
    lastName: flagCode,
    phoneNumber: flagCode,
    address: flagCode,
    postcode: flagCode,
    country: flagCode,
    province: flagCode,
    city: flagCode,
    phoneCode: flagCode,
    vatNumber: flagCode,
    company: flagCode,
    beforeEnrolment: codedEnum({ never: '0', hsc: '1', always: '2' }),
  }),
})
