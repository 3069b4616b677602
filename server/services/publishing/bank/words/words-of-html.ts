import { bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { Spot } from '#src/domain/pool/bank/bank-question.ts'
import { readHtml } from '../../markup/read-html.ts'
import { type Words, wordsOf } from './words-of.ts'

/** The words of a piece of HTML; elements that are nested too deeply are a fault. */
export function wordsOfHtml(html: string, spot: Spot): Words {
  const read = readHtml(html, spot.line)
  return read ? wordsOf(read, spot) : { text: '', pictures: [], faults: [bankFault(spot, 'tooDeep')] }
}
