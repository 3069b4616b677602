import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { direction } from '#src/domain/language/script.ts'
import { languageName } from '#src/i18n/format.ts'
import { $playbackPreferences, changePlaybackPreferences, selectCaptions } from '#src/stores/course/film.ts'
import type { VideoAccess } from '#src/stores/course/playback.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import type { Line } from './line.ts'
import { loadLines } from './load-lines.ts'
import { TranscriptLines } from './TranscriptLines.tsx'

type Loaded = 'loading' | 'failed' | readonly Line[]

/** The lines of a caption file; `again` asks anew. */
function useLines(url: string | undefined) {
  const [times, setTimes] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time asks anew
  useEffect(() => {
    let left = false
    const take = (now: Loaded) => {
      if (!left) setLoaded(now)
    }
    take('loading')
    if (url) loadLines(url).then(take, () => take('failed'))
    return () => {
      left = true
    }
  }, [url, times])
  return { loaded, again: () => setTimes((count) => count + 1) }
}

/** The transcript of the film that is open, in the language of its captions. */
export default function Transcript({ captions }: { captions: VideoAccess['captions'] }) {
  const { t, language, spoken } = useTranslation()
  const languages = captions.map((each) => each.language)
  const shown = selectCaptions(useStore($playbackPreferences), languages, language).language
  const { loaded, again } = useLines(captions.find((each) => each.language === shown)?.url)
  if (!shown) return <p className="pad meta">{t('player:noTranscript')}</p>
  return (
    <>
      <div className="pad beside-head">
        <h2 className="t20">{t('player:transcript')}</h2>
        {languages.length > 1 && (
          <select
            className="in"
            aria-label={t('player:transcriptLanguage')}
            value={shown}
            onChange={({ target }) => changePlaybackPreferences({ language: target.value })}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(spoken, code)}
              </option>
            ))}
          </select>
        )}
      </div>
      {loaded === 'failed' ? (
        <LoadFailure text={t('player:transcriptFailed')} retry={t('player:retry')} onRetry={again} />
      ) : (
        <TranscriptLines lines={loaded === 'loading' ? [] : loaded} language={shown} dir={direction(shown)} />
      )}
    </>
  )
}
