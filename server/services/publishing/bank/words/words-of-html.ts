import { bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankSpot } from '#src/domain/pool/bank/bank-question.ts'
import { readHtml } from '../../markup/read-html.ts'
import { readWords, type TextWithPictures } from './read-words.ts'

/** The words of a piece of HTML; elements that are nested too deeply are a fault. */
export function wordsOfHtml(html: string, spot: BankSpot): TextWithPictures {
  const read = readHtml(html, spot.line)
  return read ? readWords(read, spot) : { text: '', pictures: [], faults: [bankFault(spot, 'tooDeep')] }
}
