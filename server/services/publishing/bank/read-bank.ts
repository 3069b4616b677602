import { type BankReason, bankFault, type ReadBank } from '#src/domain/pool/bank/bank-fault.ts'
import { readXml } from '../markup/read-xml.ts'
import { type Bundle, decodeText } from './bundle.ts'
import { readGift } from './gift/read-gift.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { readPortal } from './portal/read-portal.ts'
import { portalFile } from './portal/write-portal.ts'
import { isQti, readQti } from './qti/read-qti.ts'
import { withFormulas } from './with-formulas.ts'
import { isZip, readZip } from './zip/read-zip.ts'

/** A bank that was read, with the files that came along, for its pictures. */
export interface GivenBank extends ReadBank {
  files: Bundle
}

const nothing = (file: string, reason: BankReason): GivenBank => ({
  questions: [],
  faults: [bankFault({ file, line: 1 }, reason)],
  files: new Map(),
})

/**
 * Reads a bank by what is in it: GIFT, Moodle XML, an item or a package of QTI, or our own form; several files come as a ZIP
 * archive. `language` is the one that the file is written in.
 */
export function readBank(name: string, bytes: Uint8Array, language: string): GivenBank {
  const files = isZip(bytes) ? readZip(bytes) : new Map([[name, bytes]])
  if (typeof files === 'string') return nothing(name, files)
  const bank = withFormulas(readFiles(files, language))
  const empty = bank.questions.length === 0 && bank.faults.length === 0
  return empty ? nothing(name, 'noQuestions') : bank
}

const named = (files: Bundle, ending: RegExp): string[] =>
  [...files.keys()].filter((name) => ending.test(name))

/** Endings of files that hold no bank, whatever is in them; a file of any other name is read as GIFT unless it is XML. */
const otherForm = /\.(csv|tsv|json|docx?|xlsx?|ods|odt|pdf|html?)$/i

function readFiles(files: Bundle, language: string): GivenBank {
  if (files.has(portalFile)) return { ...readPortal(files), files }
  const texts = named(files, /\.(gift|txt)$/i)
  const [first = ''] = files.keys()
  if (files.size === 1 && otherForm.test(first)) return nothing(first, 'unknownForm')
  const [gift] = texts.length > 0 ? texts : files.size === 1 && !isXml(files.get(first)) ? [first] : []
  if (gift !== undefined) {
    const text = decodeText(files.get(gift))
    return text === undefined ? nothing(gift, 'unreadable') : { ...readGift(gift, text, language), files }
  }
  return readXmlFiles(files, language)
}

const isXml = (bytes: Uint8Array | undefined): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes?.subarray(0, 200)))

function readXmlFiles(files: Bundle, language: string): GivenBank {
  const all = named(files, /\.xml$/i)
  const [alone] = all.length === 1 ? all : files.size === 1 ? files.keys() : []
  if (alone === undefined) return { ...readQti(files, language), files }
  const text = decodeText(files.get(alone))
  if (text === undefined) return nothing(alone, 'unreadable')
  const root = readXml(alone, text)
  if ('reason' in root) return { questions: [], faults: [root], files }
  if (root.name === 'quiz') {
    const moodle = readMoodle(alone, root, language)
    return { ...moodle, files: new Map([...files, ...moodle.files]) }
  }
  return isQti(root)
    ? { ...readQti(new Map([...files, [alone, files.get(alone) as Uint8Array]]), language), files }
    : nothing(alone, 'unknownForm')
}
