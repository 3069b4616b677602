import { type BankFault, createBankFault, type ParsedBank } from '#src/domain/pool/bank/bank-fault.ts'
import { findDescendants, isMarkupElement, type MarkupElement } from '../../markup/markup.ts'
import { readXml } from '../../markup/read-xml.ts'
import { decodeText, type FilesByName } from '../files-by-name.ts'
import { manifestFileName } from './format-as-qti.ts'
import { toQti2Names } from './qti2-names.ts'
import { readQtiItem } from './read-qti-item.ts'
import { resolvePath } from './resolve-path.ts'
import { makeCodesUnique } from './unique-codes.ts'

const isFault = (read: MarkupElement | BankFault): read is BankFault => 'reason' in read

const parseXml = (files: FilesByName, file: string): MarkupElement | BankFault => {
  const text = decodeText(files.get(file))
  return text === undefined ? createBankFault({ file, line: 1 }, 'unreadable') : readXml(file, text)
}

/**
 * Returns the names of the files that contain a package's items: in the order of the manifest, or all XML files by
 * name if there is no manifest.
 */
function itemFiles(files: FilesByName): string[] | BankFault {
  const path = [...files.keys()].find((each) => each.split('/').at(-1) === manifestFileName)
  if (path === undefined)
    return [...files.keys()].filter((each) => files.size === 1 || /\.xml$/i.test(each)).sort()
  const manifest = parseXml(files, path)
  if (isFault(manifest)) return manifest
  const items = findDescendants(manifest, 'resource').filter(({ attributes }) =>
    /^imsqti_item/.test(attributes.type ?? ''),
  )
  return [...new Set(items.map(({ attributes }) => resolvePath(path, attributes.href ?? '')))]
}

/** Reads a package of QTI 2 or 3, or a single item. Tests and other files are ignored. */
export function readQtiBank(files: FilesByName, language: string): ParsedBank {
  const paths = itemFiles(files)
  if (!Array.isArray(paths)) return { questions: [], faults: [paths] }
  const bank: ParsedBank = { questions: [], faults: [] }
  for (const path of paths) {
    const read = parseXml(files, path)
    if (isFault(read)) {
      bank.faults.push(read)
      continue
    }
    const item = toQti2Names(read)
    if (item.name !== 'assessmentItem') continue
    const { question, faults } = readQtiItem(path, item, language)
    bank.faults.push(...faults)
    if (question && faults.length === 0) bank.questions.push(question)
  }
  return { ...bank, questions: makeCodesUnique(bank.questions) }
}

/** Returns whether a file is QTI, by its root element. */
export const isQti = (root: MarkupElement): boolean =>
  isMarkupElement(root) && toQti2Names(root).name === 'assessmentItem'
