import { coded } from './wire.ts'

/** Codes of specification 1, section 4: order state. */
export const orderStateCode = coded({
  created: '0',
  pending: '1',
  paid: '2',
  failed: '3',
  timedOut: '4',
  cancelled: '5',
})
