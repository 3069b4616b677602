import { SaxesParser } from 'saxes'
import { type BankFault, createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import { type MarkupElement, maxMarkupDepth } from './markup.ts'

/** The maximum number of elements of a file; real question banks are far below. */
const maxElements = 300_000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

class XmlFaultError extends Error {
  readonly fault: BankFault
  constructor(fault: BankFault) {
    super(fault.reason)
    this.fault = fault
  }
}

/**
 * Parses well-formed XML as a tree. A DOCTYPE, and with it every custom entity, is refused, so nothing is
 * expanded or fetched.
 */
export function readXml(file: string, text: string): MarkupElement | BankFault {
  const parser = new SaxesParser({ position: true, fileName: file })
  const open: MarkupElement[] = []
  let root: MarkupElement | undefined
  let elements = 0
  const currentSpot = () => ({ file, line: parser.line })
  parser.on('error', (error) => {
    throw new XmlFaultError(
      createBankFault(currentSpot(), 'syntax', error.message.replace(/^.*?\d+:\d+: /, '')),
    )
  })
  parser.on('doctype', () => {
    throw new XmlFaultError(createBankFault(currentSpot(), 'doctype'))
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (elements > maxElements) throw new XmlFaultError(createBankFault(currentSpot(), 'tooLarge'))
    if (open.length > maxMarkupDepth) throw new XmlFaultError(createBankFault(currentSpot(), 'tooDeep'))
    const localAttributes = Object.entries(attributes).map(([key, value]) => [localName(key), value])
    const element = {
      name: localName(name),
      attributes: Object.fromEntries(localAttributes),
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
  const addText = (part: string) => {
    open.at(-1)?.children.push(part)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof XmlFaultError) return error.fault
    throw error
  }
  return root ?? createBankFault({ file, line: 1 }, 'syntax')
}
