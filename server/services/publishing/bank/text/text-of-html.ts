import { createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankLocation } from '#src/domain/pool/bank/bank-question.ts'
import { readHtml } from '../../markup/read-html.ts'
import { readMarkupText, type TextWithPictures } from './read-markup-text.ts'

/** Reads the text of an HTML fragment; elements that are nested too deeply are a fault. */
export function textOfHtml(html: string, location: BankLocation): TextWithPictures {
  const read = readHtml(html, location.line)
  return read
    ? readMarkupText(read, location)
    : { text: '', pictures: [], faults: [createBankFault(location, 'tooDeep')] }
}
