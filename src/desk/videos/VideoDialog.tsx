import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { videoName } from '../../contract/publishing/video.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { CaptionList } from './CaptionList.tsx'
import { createCaptionUploads } from './caption-uploads.ts'
import { findInterruptedUploads } from './interrupted-uploads.ts'
import { VideoProgress } from './VideoProgress.tsx'
import type { VideoTarget } from './video-target.ts'
import {
  $videoUploads,
  hasEnded,
  startVideoUpload,
  type UploadState,
  type VideoUploadState,
} from './video-upload.ts'

interface VideoDialogProps {
  /** The name of the video whose captions are edited; '' for a new video. */
  name: string
  /** Returns the field in which the video is used. */
  createTarget: () => VideoTarget
  /** The upload of a video for this field. The dialog shows the upload until it has ended. */
  running?: VideoUploadState | undefined
  onClose: () => void
  findInterrupted?: typeof findInterruptedUploads
}

/** Returns a name for a video from the name of its file: 'Dome Camera (2).mp4' is 'dome-camera-2'. */
const nameOfFile = (file: string): string =>
  file
    .replace(/\.[^.]+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** A store for a dialog that has no upload yet. */
const $none = atom<UploadState | undefined>(undefined)

/**
 * The dialog that uploads a video and its captions, one caption file per language. The upload continues when the
 * dialog is closed.
 */
export function VideoDialog({
  name: given,
  createTarget,
  running,
  onClose,
  findInterrupted = findInterruptedUploads,
}: VideoDialogProps) {
  const { t, locale } = useTranslation()
  const uploads = useStore($videoUploads)
  const [file, setFile] = useState<File>()
  const [name, setName] = useState(given || (running && !hasEnded(running) ? running.name : ''))
  const upload = uploads.get(name)
  const isWrong = name !== '' && !videoName.safeParse(name).success
  const uploadState = useStore(upload?.$state ?? $none)?.state
  const isRefused = uploadState === 'refused'
  const isSaved = uploadState === 'saved'
  const [interrupted, setInterrupted] = useState<readonly string[]>([])
  // If this tab has uploads, their progress is shown instead of the list of interrupted uploads.
  const isIdle = uploads.size === 0
  useEffect(() => {
    if (isIdle) void findInterrupted(Date.now()).then(setInterrupted)
  }, [isIdle, findInterrupted])
  const [captions] = useState(() => createCaptionUploads(given))
  useEffect(() => {
    if (given) void captions.start()
  }, [given, captions])
  const isReady = file !== undefined && name !== '' && !isWrong && (!upload || isRefused)
  return (
    <Dialog
      title={t(given ? 'video:captionsTitle' : 'video:title', { name: given })}
      firm
      onClose={onClose}
      actions={
        <>
          <button className={isSaved ? 'btn' : 'btn sec2'} type="button" onClick={onClose}>
            {t('shell:close')}
          </button>
          {!given && !isSaved && (
            <button
              className="btn"
              type="button"
              aria-disabled={!isReady}
              onClick={() => isReady && startVideoUpload(file, name, createTarget())}
            >
              {t('video:upload')}
            </button>
          )}
        </>
      }
    >
      <div className="stk">
        {!given && (
          <>
            <div className="field">
              <label htmlFor="video-file">{t('video:file')}</label>
              <input
                id="video-file"
                type="file"
                accept="video/mp4"
                onChange={({ target }) => {
                  const chosen = target.files?.[0]
                  setFile(chosen)
                  const isOwnName = name !== '' && name !== (file && nameOfFile(file.name))
                  if (chosen && !isOwnName) setName(nameOfFile(chosen.name))
                }}
              />
              <p className="meta">{t('video:fileHelp')}</p>
              {isIdle && interrupted.length > 0 && (
                <p className="note" role="status">
                  {t('video:interrupted', { names: joinWithCommas(locale, interrupted) })}
                </p>
              )}
            </div>
            <div className="field">
              <label htmlFor="video-name">{t('video:name')}</label>
              <input
                className="in mono"
                id="video-name"
                maxLength={60}
                value={name}
                aria-invalid={isWrong || undefined}
                aria-describedby="video-name-help"
                onChange={(event) => setName(event.target.value)}
              />
              <p className={isWrong ? 'wrong' : 'meta'} id="video-name-help">
                {t('video:nameHelp')}
              </p>
            </div>
            {upload && <VideoProgress upload={upload} />}
          </>
        )}
        {upload && !given && !isRefused && (
          <>
            <h3 className="h3">{t('video:captions')}</h3>
            <CaptionList name={name} uploads={upload.captions} />
          </>
        )}
        {given && <CaptionList name={given} uploads={captions} />}
      </div>
    </Dialog>
  )
}
