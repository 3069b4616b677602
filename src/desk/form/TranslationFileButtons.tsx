import { useState } from 'react'
import { changedUnits, textUnitsOf, withTranslations } from '#src/domain/content-item/text-units.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { downloadFile } from '../pieces/download-file.ts'
import { useEdit } from './EditContext.tsx'

/** Exports the texts as a file for a translation agency (XLIFF 2.0), and imports the translated file. */
export function TranslationFileButtons() {
  const { t } = useTranslation()
  const { editor, family, document, language, outdated, canChange } = useEdit()
  const [result, setResult] = useState<string>()
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
      setResult(t('edit:xliffOther'))
      return
    }
    const units = changedUnits({ ...document }, language, file.units)
    editor.replace(
      withTranslations({ ...document }, language, new Map(units.map(({ name, target }) => [name, target]))),
    )
    setResult(t('edit:xliffDone', { count: units.length }))
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
      <span className="meta" role="status">
        {result}
      </span>
    </div>
  )
}
