import { useStore } from '@nanostores/react'
import { Mark } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { failureText } from '../components/failure-text.ts'
import type { VideoUploadState } from './video-upload.ts'

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

/** The progress of the upload of a video, with a button that pauses and resumes it. */
export function VideoProgress({ upload }: { upload: VideoUploadState }) {
  const translator = useTranslation()
  const { t } = translator
  const state = useStore(upload.$state)
  if (state.state === 'saving') return <p role="status">{t('video:saving', { name: upload.name })}</p>
  if (state.state === 'saved')
    return (
      <p role="status">
        <Mark name="tick" /> {t('video:saved', { name: upload.name })}
      </p>
    )
  if (state.state === 'refused')
    return (
      <div className="wrong" role="alert">
        {failureText(state.failure, translator)}
        {state.failure.kind !== 'refused' && (
          <button className="btn quiet sm" type="button" onClick={upload.check}>
            {t('shell:retry')}
          </button>
        )}
      </div>
    )
  const { sent, size } = state
  const isSending = state.state === 'sending'
  return (
    <div className="up">
      <span className={state.state === 'stopped' ? 'wrong' : undefined}>
        {t(state.state === 'stopped' ? 'video:stopped' : 'video:sent', {
          ...{ name: upload.name, sent: megabytes(sent), size: megabytes(size) },
        })}
      </span>
      <button className="btn quiet sm" type="button" onClick={isSending ? upload.pause : upload.resume}>
        {t(isSending ? 'video:pause' : 'video:resume')}
      </button>
      <progress
        className="prog"
        max={size}
        value={sent}
        aria-label={t('video:progress', { name: upload.name })}
      />
    </div>
  )
}
