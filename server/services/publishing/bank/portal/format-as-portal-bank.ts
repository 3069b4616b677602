import { formatJson } from '#src/domain/content-item/form/format-json.ts'
import { splitDocument } from '#src/domain/content-item/form/split-document.ts'
import type { BankWriter } from '../export-bank.ts'
import { encodeText } from '../files-by-name.ts'
import { pictureFileOf } from '../picture-file.ts'

export const portalFileName = 'document.json'
export const portalPictureFolder = 'pictures'

/**
 * Writes questions in the portal's format: one file per language, as for content files, together with the files of
 * the pictures.
 */
export const formatAsPortalBank: BankWriter = ({ questions, pictures }) => {
  const { document, languages } = splitDocument({ questions: [...questions] })
  const texts = Object.entries(languages).map(([language, fields]) => [`${language}.json`, fields] as const)
  return new Map([
    ...[[portalFileName, document] as const, ...texts].map(
      ([name, fields]) => [name, encodeText(`${formatJson(fields)}\n`)] as const,
    ),
    ...[...pictures].map(
      ([name, bytes]) => [`${portalPictureFolder}/${pictureFileOf({ name })}`, bytes] as const,
    ),
  ])
}
