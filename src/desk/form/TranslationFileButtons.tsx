import { useState } from 'react'
import { documentPathOfText } from '#src/domain/content-item/text-path.ts'
import { findChangedUnits, textUnitsOf, withTranslations } from '#src/domain/content-item/text-units.ts'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { downloadFile } from '../components/download-file.ts'
import { parsePath } from '../item/document-path.ts'
import { useChangeLabel } from '../item/use-change-label.ts'
import { useEdit } from './EditContext.tsx'

/** Returns the beginning of an English text, without tags, by which a translator recognizes it. */
const excerpt = (source: string): string => {
  const words = source.replace(/<[^>]*>/g, ' ').trim()
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}

/** Exports the texts as a file for a translation agency (XLIFF 2.0), and imports the translated file. */
export function TranslationFileButtons() {
  const { t, locale } = useTranslation()
  const { editor, family, document, language, outdated, canChange } = useEdit()
  const label = useChangeLabel(family)
  const [result, setResult] = useState<string[]>([])
  const { id } = editor
  if (id === undefined) return null
  const save = async () => {
    const { writeTranslationFile } = await import('#src/xliff/translation-file.ts')
    const file = { family, id, language, units: textUnitsOf({ ...document }, language, outdated) }
    const xml = await writeTranslationFile(file)
    downloadFile(`${family}-${id}.${language}.xlf`, new Blob([xml], { type: 'application/xliff+xml' }))
  }
  const load = async (chosen: File) => {
    const { readTranslationFile } = await import('#src/xliff/translation-file.ts')
    const file = await readTranslationFile(await chosen.text())
    if (!file || file.family !== family || file.id !== id || file.language !== language) {
      setResult([t('edit:xliffOther')])
      return
    }
    const { current, outdated: old, unknown } = findChangedUnits({ ...document }, language, file.units)
    editor.replace(
      withTranslations({ ...document }, language, new Map(current.map(({ name, target }) => [name, target]))),
    )
    const places = old.map(({ name }) =>
      label(parsePath(documentPathOfText({ ...document }, 'en', name.split('.'))), { withoutLanguage: true }),
    )
    setResult([
      t('edit:xliffDone', { count: current.length }),
      ...(places.length > 0 ? [t('edit:xliffOutdated', { texts: joinWithCommas(locale, places) })] : []),
      ...(unknown.length > 0
        ? [
            t('edit:xliffUnknown', {
              texts: joinWithCommas(
                locale,
                unknown.map(({ source }) => excerpt(source)),
              ),
            }),
          ]
        : []),
    ])
  }
  return (
    <div className="row c">
      <button className="btn sec2 sm" type="button" onClick={() => void save()}>
        {t('edit:xliffSave')}
      </button>
      {canChange(['texts', language]) && (
        <label className="file">
          <input
            type="file"
            accept=".xlf,.xliff"
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              if (chosen) void load(chosen)
              target.value = ''
            }}
          />
          <span className="btn sec2 sm">{t('edit:xliffLoad')}</span>
        </label>
      )}
      <div className="meta" role="status">
        {result.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}
