import { type BankFaultReason, createBankFault, type ParsedBank } from '#src/domain/pool/bank/bank-fault.ts'
import { readXml } from '../markup/read-xml.ts'
import { decodeText, type FilesByName } from './files-by-name.ts'
import { readGiftBank } from './gift/read-gift.ts'
import { readMoodleBank } from './moodle/read-moodle.ts'
import { portalFileName } from './portal/format-as-portal-bank.ts'
import { readPortalBank } from './portal/read-portal.ts'
import { isQti, readQtiBank } from './qti/read-qti.ts'
import { renderBankFormulas } from './render-bank-formulas.ts'
import { isZip, readZip } from './zip/read-zip.ts'

/** A parsed bank with its files, which contain its pictures. */
export interface BankWithFiles extends ParsedBank {
  files: FilesByName
}

const emptyBank = (file: string, reason: BankFaultReason): BankWithFiles => ({
  questions: [],
  faults: [createBankFault({ file, line: 1 }, reason)],
  files: new Map(),
})

/**
 * Reads a bank; the format is detected from the content: GIFT, Moodle XML, an item or a package of QTI, or the
 * portal's format. Several files come as a ZIP archive. `language` is the language of the texts.
 */
export function readBank(name: string, bytes: Uint8Array, language: string): BankWithFiles {
  const files = isZip(bytes) ? readZip(bytes) : new Map([[name, bytes]])
  if (typeof files === 'string') return emptyBank(name, files)
  const bank = renderBankFormulas(readFiles(files, language))
  const isEmpty = bank.questions.length === 0 && bank.faults.length === 0
  return isEmpty ? emptyBank(name, 'noQuestions') : bank
}

const namesMatching = (files: FilesByName, ending: RegExp): string[] =>
  [...files.keys()].filter((name) => ending.test(name))

/** Matches the extensions of files that can't be a bank; any other file is read as GIFT unless it is XML. */
const unsupportedExtension = /\.(csv|tsv|json|docx?|xlsx?|ods|odt|pdf|html?)$/i

function readFiles(files: FilesByName, language: string): BankWithFiles {
  if (files.has(portalFileName)) return { ...readPortalBank(files), files }
  const texts = namesMatching(files, /\.(gift|txt)$/i)
  const [first = ''] = files.keys()
  if (files.size === 1 && unsupportedExtension.test(first)) return emptyBank(first, 'unknownForm')
  const [gift] = texts.length > 0 ? texts : files.size === 1 && !isXml(files.get(first)) ? [first] : []
  if (gift !== undefined) {
    const text = decodeText(files.get(gift))
    return text === undefined
      ? emptyBank(gift, 'unreadable')
      : { ...readGiftBank(gift, text, language), files }
  }
  return readXmlFiles(files, language)
}

const isXml = (bytes: Uint8Array | undefined): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes?.subarray(0, 200)))

function readXmlFiles(files: FilesByName, language: string): BankWithFiles {
  const xmlFiles = namesMatching(files, /\.xml$/i)
  const [singleFile] = xmlFiles.length === 1 ? xmlFiles : files.size === 1 ? files.keys() : []
  if (singleFile === undefined) return { ...readQtiBank(files, language), files }
  const text = decodeText(files.get(singleFile))
  if (text === undefined) return emptyBank(singleFile, 'unreadable')
  const root = readXml(singleFile, text)
  if ('reason' in root) return { questions: [], faults: [root], files }
  if (root.name === 'quiz') {
    const moodle = readMoodleBank(singleFile, root, language)
    return { ...moodle, files: new Map([...files, ...moodle.files]) }
  }
  return isQti(root)
    ? {
        ...readQtiBank(new Map([...files, [singleFile, files.get(singleFile) as Uint8Array]]), language),
        files,
      }
    : emptyBank(singleFile, 'unknownForm')
}
