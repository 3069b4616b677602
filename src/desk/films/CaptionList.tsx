import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { findVideos, saveCaptions } from '../../contract/publishing/video.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { deskApi } from '../api/desk-api.ts'
import { failureText } from '../pieces/failure-text.ts'
import { languageName } from '../pieces/language-name.ts'
import { readableRows } from '../pieces/readable-rows.ts'
import { useCall } from '../pieces/use-call.ts'
import { $me } from '../session/me.ts'
import { captionIssues } from './caption-issues.ts'

/**
 * The captions of a film by language. Choosing a file replaces the captions of a language; errors in the file are
 * listed by line.
 */
export function CaptionList({ name }: { name: string }) {
  const translator = useTranslation()
  const { t } = translator
  const { languages } = useStore($me)
  const { value, reload } = useCall(findVideos, { query: name, limit: 100 })
  const film = readableRows(value?.rows).find((each) => each.name === name)
  const [language, setLanguage] = useState('en')
  const [lines, setLines] = useState<string[]>([])
  const [isRefused, setRefused] = useState(false)
  const send = async (file: File) => {
    const answer = await deskApi().call(saveCaptions, { name, language, file }, { shownByCaller: 'refusals' })
    setRefused(!answer.ok)
    if (answer.ok) {
      const { captions, findings } = answer.value
      const warnings = findings.map((finding) => t('film:captionLine', { ...finding }))
      setLines([t('film:captionsSaved', { count: captions, language: languageName(language) }), ...warnings])
      reload()
    } else setLines([failureText(answer.failure, translator), ...captionIssues(answer.failure, t)])
  }
  return (
    <>
      <p>
        {film && film.captions.length > 0
          ? t('film:captionsIn', {
              languages: joinWithCommas(translator.locale, film.captions.map(languageName)),
            })
          : t('film:captionsNone')}
      </p>
      <div className="row">
        <label className="lab2">
          {t('film:captionsLanguage')}
          <select className="in auto" value={language} onChange={(event) => setLanguage(event.target.value)}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </select>
        </label>
        <input
          type="file"
          accept=".vtt,.srt"
          aria-label={t('film:captionsFile')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void send(file)
            target.value = ''
          }}
        />
      </div>
      <div role="status">
        {lines.map((line) => (
          <p key={line} className={isRefused ? 'wrn bad' : undefined}>
            {isRefused && <Icon name="warning" />}
            <span>{line}</span>
          </p>
        ))}
      </div>
    </>
  )
}
