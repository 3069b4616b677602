import { SaxesParser } from 'saxes'
import { type BankFault, bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import { deepest, type Markup } from './markup.ts'

/** How many elements a file may have: no bank comes near. */
const mostElements = 300_000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

class Refused extends Error {
  readonly fault: BankFault
  constructor(fault: BankFault) {
    super(fault.reason)
    this.fault = fault
  }
}

/**
 * Reads XML as a tree. Well-formedness is asked for; a DOCTYPE, and with it every entity of the file's own, inner or outer, is
 * refused, so nothing is expanded and nothing fetched.
 */
export function readXml(file: string, text: string): Markup | BankFault {
  const parser = new SaxesParser({ position: true, fileName: file })
  const open: Markup[] = []
  let root: Markup | undefined
  let elements = 0
  const here = () => ({ file, line: parser.line })
  parser.on('error', (error) => {
    throw new Refused(bankFault(here(), 'syntax', error.message.replace(/^.*?\d+:\d+: /, '')))
  })
  parser.on('doctype', () => {
    throw new Refused(bankFault(here(), 'doctype'))
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (elements > mostElements) throw new Refused(bankFault(here(), 'tooLarge'))
    if (open.length > deepest) throw new Refused(bankFault(here(), 'tooDeep'))
    const named = Object.entries(attributes).map(([key, value]) => [localName(key), value])
    const element = {
      name: localName(name),
      attributes: Object.fromEntries(named),
      children: [],
      line: parser.line,
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const say = (said: string) => {
    open.at(-1)?.children.push(said)
  }
  parser.on('text', say)
  parser.on('cdata', say)
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof Refused) return error.fault
    throw error
  }
  return root ?? bankFault({ file, line: 1 }, 'syntax')
}
