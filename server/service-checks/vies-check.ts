import { requestViesCheck } from '../adapters/vat-check-vies.ts'
import type { ServiceCheck } from './service-check.ts'

/**
 * Checks that VIES responds and knows the VAT numbers of the sellers. VIES returns consultation numbers only to
 * requesters that it knows.
 */
export const viesCheck = (url: string, sellers: readonly string[]): ServiceCheck => ({
  service: 'VIES, where VAT numbers are checked',
  variable: 'VIES_URL',
  async run() {
    for (const number of sellers) {
      const answer = await requestViesCheck(url, { number, requester: number }, Date.now)
      if (typeof answer === 'string') throw new Error(`it answered ${answer} for the seller ${number}`)
      if (answer.state === 'unknown')
        throw new Error(`it does not know ${number}, the VAT number of a seller (payment.json)`)
    }
  },
})
