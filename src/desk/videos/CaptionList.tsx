import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { findVideos } from '../../contract/publishing/video.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { languageName } from '../components/language-name.ts'
import { readableRows } from '../components/readable-rows.ts'
import { useCall } from '../components/use-call.ts'
import { $me } from '../session/me.ts'
import { CaptionResults } from './CaptionResults.tsx'
import type { CaptionUploads } from './caption-uploads.ts'

/** The captions of a video by language. Choosing a file replaces the captions of a language. */
export function CaptionList({ name, uploads }: { name: string; uploads: CaptionUploads }) {
  const { t, locale } = useTranslation()
  const { languages } = useStore($me)
  const { value, reload } = useCall(findVideos, { query: name, limit: 100 })
  const video = readableRows(value?.rows).find((each) => each.name === name)
  const [language, setLanguage] = useState('en')
  const stored = useStore(uploads.$uploads).filter(({ result }) => result?.ok).length
  useEffect(() => {
    if (stored > 0) reload()
  }, [stored, reload])
  return (
    <>
      <p>
        {video && video.captions.length > 0
          ? t('video:captionsIn', { languages: joinWithCommas(locale, video.captions.map(languageName)) })
          : t('video:captionsNone')}
      </p>
      <div className="row">
        <label className="lab2">
          {t('video:captionsLanguage')}
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
          aria-label={t('video:captionsFile')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) uploads.add(language, file)
            target.value = ''
          }}
        />
      </div>
      <CaptionResults uploads={uploads} />
    </>
  )
}
