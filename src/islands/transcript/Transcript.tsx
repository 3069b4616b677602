import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { textDirectionOf } from '#src/domain/language/script.ts'
import { languageNameOf } from '#src/i18n/format.ts'
import type { VideoAccess } from '#src/stores/course/playback.ts'
import {
  $playbackPreferences,
  changePlaybackPreferences,
  selectCaptions,
} from '#src/stores/course/video-controls.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { loadTranscriptLines } from './load-transcript-lines.ts'
import { TranscriptLines } from './TranscriptLines.tsx'
import type { TranscriptLine } from './transcript-line.ts'

type Loaded = 'loading' | 'failed' | readonly TranscriptLine[]

/** Loads the lines of a caption file; `reload` loads them again. */
function useLines(url: string | undefined) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` loads the lines again
  useEffect(() => {
    let cancelled = false
    const setIfMounted = (next: Loaded) => {
      if (!cancelled) setLoaded(next)
    }
    setIfMounted('loading')
    if (url) loadTranscriptLines(url).then(setIfMounted, () => setIfMounted('failed'))
    return () => {
      cancelled = true
    }
  }, [url, attempt])
  return { loaded, reload: () => setAttempt((count) => count + 1) }
}

/** The transcript of the open video, in the language of its captions. */
export default function Transcript({ captions }: { captions: VideoAccess['captions'] }) {
  const { t, language, locale } = useTranslation()
  const languages = captions.map((each) => each.language)
  const shownLanguage = selectCaptions(useStore($playbackPreferences), languages, language).language
  const { loaded, reload } = useLines(captions.find((each) => each.language === shownLanguage)?.url)
  if (!shownLanguage) return <p className="pad meta">{t('player:noTranscript')}</p>
  return (
    <>
      <div className="pad beside-head">
        <h2 className="t20">{t('player:transcript')}</h2>
        {languages.length > 1 && (
          <select
            className="in"
            aria-label={t('player:transcriptLanguage')}
            value={shownLanguage}
            onChange={({ target }) => changePlaybackPreferences({ language: target.value })}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNameOf(locale, code)}
              </option>
            ))}
          </select>
        )}
      </div>
      {loaded === 'failed' ? (
        <LoadFailure text={t('player:transcriptFailed')} retry={t('player:retry')} onRetry={reload} />
      ) : (
        <TranscriptLines
          lines={loaded === 'loading' ? [] : loaded}
          language={shownLanguage}
          dir={textDirectionOf(shownLanguage)}
        />
      )}
    </>
  )
}
