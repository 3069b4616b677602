import { formatJson } from '#src/domain/content-item/form/format-json.ts'
import { sheetsOf } from '#src/domain/content-item/form/sheets.ts'
import { encodeText } from '../bundle.ts'
import type { WriteBank } from '../export-bank.ts'
import { pictureFileOf } from '../picture-file.ts'

export const portalFile = 'document.json'
export const portalPictureFolder = 'pictures'

/**
 * Writes questions in our own format: one file per language, as for content files, with the pictures beside
 * them.
 */
export const writePortal: WriteBank = ({ questions, pictures }) => {
  const { document, languages } = sheetsOf({ questions: [...questions] })
  const sheets = Object.entries(languages).map(([language, sheet]) => [`${language}.json`, sheet] as const)
  return new Map([
    ...[[portalFile, document] as const, ...sheets].map(
      ([name, sheet]) => [name, encodeText(`${formatJson(sheet)}\n`)] as const,
    ),
    ...[...pictures].map(
      ([name, bytes]) => [`${portalPictureFolder}/${pictureFileOf({ name })}`, bytes] as const,
    ),
  ])
}
