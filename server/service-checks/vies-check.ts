import { requestViesCheck } from '../adapters/vat-check-vies.ts'
import type { ServiceCheck } from './service-check.ts'

/**
 * Returns the check that VIES responds and knows the VAT numbers of the sellers. VIES returns consultation numbers
 * only to requesters that it knows.
 */
export const createViesCheck = (url: string, sellers: readonly string[]): ServiceCheck => ({
  service: 'VIES, where VAT numbers are checked',
  variable: 'VIES_URL',
  async run() {
    for (const number of sellers) {
      const result = await requestViesCheck(url, { number, requester: number }, Date.now)
      if (typeof result === 'string') throw new Error(`it answered ${result} for the seller ${number}`)
      if (result.state === 'unknown')
        throw new Error(`it does not know ${number}, the VAT number of a seller (payment.json)`)
    }
  },
})
