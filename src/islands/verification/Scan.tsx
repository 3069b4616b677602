import { type ComponentType, useState } from 'react'
import type { CameraFailure } from '#src/environment/camera.ts'
import type { Place } from '#src/routes.ts'
import { cacheVerificationPage } from '#src/stores/verification/verification.ts'
import { FileInput } from '#src/ui/FileInput.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import type { CameraProps } from './Camera.tsx'

type ScanMessage =
  | CameraFailure
  | 'hidden'
  | 'opening'
  | 'reading'
  | 'noCode'
  | 'noPicture'
  | 'notOurs'
  | 'failed'

/** Reads the QR code of a certificate with the camera or from a picture. */
export function Scan({ place }: { place: Place }) {
  const { t } = useTranslation()
  // The camera component, which is loaded on request. If loading fails, for example offline, a failure is shown.
  const [Camera, setCamera] = useState<ComponentType<CameraProps> | null>(null)
  const [message, setMessage] = useState<ScanMessage>()
  const end = (why?: ScanMessage) => {
    setCamera(null)
    setMessage(why)
    // The code reader has been loaded by now. Caching the page lets it work offline, too.
    void cacheVerificationPage(place)
  }
  const openCamera = async () => {
    setMessage('opening')
    const loaded = await import('./Camera.tsx').catch(() => undefined)
    setMessage(loaded ? undefined : 'failed')
    if (loaded) setCamera(() => loaded.default)
  }
  const readPicture = async (file: File) => {
    setMessage('reading')
    const loaded = await import('./verify-picture.ts').catch(() => undefined)
    end(loaded ? await loaded.verifyPicture(place, file) : 'failed')
  }
  return (
    <section className="panel stack gap-4 needs-script" aria-label={t('verification:scan.title')}>
      <div className="row">
        <button
          type="button"
          className="btn sec2"
          data-act="scan"
          onClick={() => (Camera ? end() : void openCamera())}
        >
          {t(Camera ? 'verification:scan.stop' : 'verification:scan.start')}
        </button>
      </div>
      {Camera && <Camera place={place} onEnd={end} onForeignCode={() => setMessage('notOurs')} />}
      <div className="field">
        <label htmlFor="code-picture">{t('verification:scan.picture')}</label>
        <FileInput
          id="code-picture"
          accept="image/*"
          act="code-picture"
          onFile={(file) => void readPicture(file)}
        >
          {t('verification:scan.choose')}
        </FileInput>
      </div>
      <div role="status">
        {message && (
          <p className={message === 'reading' || message === 'opening' ? '' : 'note warn'}>
            {t(`verification:scan.${message}`)}
          </p>
        )}
      </div>
    </section>
  )
}
