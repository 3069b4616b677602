import { readFileSync } from 'node:fs'
import { getContentItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { formatFindings } from '#src/domain/content-item/format-findings.ts'
import { outdatedPathsOf } from '#src/domain/content-item/text-path.ts'
import { findChangedUnits, textUnitsOf, withTranslations } from '#src/domain/content-item/text-units.ts'
import { readTranslationFile, writeTranslationFile } from '#src/xliff/translation-file.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { parseItem } from './item.ts'

/** The command that prints the texts of an item as a file for a translation agency. */
const translation: Command = {
  help: [
    ['translation course 7 --language pl', 'print the texts of an item as an XLIFF 2.0 file for translators'],
  ],
  isLanguageOfTexts: true,
  async run({ api, args, options: { language } }) {
    const item = parseItem(args)
    if (language === undefined) throw new Error('--language is missing: translation course 7 --language pl')
    const { draft, published, findings } = await unwrapOrThrow(api.call(getContentItem, item))
    const units = textUnitsOf(draft ?? published ?? {}, language, outdatedPathsOf(findings))
    return writeTranslationFile({ ...item, language, units })
  },
}

/** The command that saves the translated texts of an XLIFF file as a draft. */
const translate: Command = {
  help: [
    [
      'translate --file course-7.pl.xlf',
      'save the translated texts of an XLIFF 2.0 file in a draft of its item',
    ],
  ],
  async run({ api, options: { file } }) {
    if (file === undefined) throw new Error('--file is missing: translate --file course-7.pl.xlf')
    const read = await readTranslationFile(readFileSync(file, 'utf8'))
    if (!read)
      throw new Error(
        `${file} is no XLIFF 2.0 file of one item: export it with "translation course 7 --language pl".`,
      )
    const { family, id, language, units } = read
    const { draft, published, saved, edition } = await unwrapOrThrow(api.call(getContentItem, { family, id }))
    const { current, outdated, unknown } = findChangedUnits(draft ?? published ?? {}, language, units)
    const texts = new Map(current.map(({ name, target }) => [name, target]))
    const document = withTranslations(draft ?? published ?? {}, language, texts)
    const start = saved ? { version: saved.version } : { edition }
    const { version, findings } = await unwrapOrThrow(api.call(saveDraft, { family, id, ...start, document }))
    return [
      `Saved as version ${version} of the draft of ${family} ${id}.`,
      ...outdated.map(({ name }) => `Left out, because the English text has changed since: ${name}`),
      ...unknown.map(({ name }) => `Left out, because the item no longer contains the English text: ${name}`),
      ...formatFindings(findings),
    ].join('\n')
  },
}

/** The editors' commands for translations. */
export const translationCommands: Commands = { translation, translate }
