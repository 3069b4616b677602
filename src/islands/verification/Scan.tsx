import { lazy, Suspense, useState } from 'react'
import type { NoCamera } from '#src/environment/camera.ts'
import type { Place } from '#src/routes.ts'
import { keepVerification, verifyCode } from '#src/stores/verification.ts'
import { FileInput } from '#src/ui/FileInput.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useWords } from '#src/ui/Words.tsx'

const Camera = lazy(() => import('./Camera.tsx'))

type Said = NoCamera | 'hidden' | 'reading' | 'noCode' | 'noPicture' | 'notOurs' | 'failed'

/** Reads the code in a picture; what is said of it where it is none of a certificate. */
async function verifyPicture(place: Place, file: File): Promise<Said | undefined> {
  const reader = await import('#src/environment/read-code.ts').catch(() => undefined)
  if (!reader) return 'failed'
  try {
    const said = await reader.readPicture(file)
    if (said === undefined) return 'noCode'
    return (await verifyCode(place, said)) ? undefined : 'notOurs'
  } catch {
    return 'noPicture'
  }
}

/** The two ways to read the code of a certificate: with the camera, and from a picture. */
export function Scan({ place }: { place: Place }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState<Said>()
  const end = (why?: Said) => {
    setOpen(false)
    setSaid(why)
    // What reads codes has been loaded by now: without a line it is wanted too.
    void keepVerification(place)
  }
  const take = async (text: string) => {
    const isOurs = await verifyCode(place, text)
    if (isOurs) end()
    else setSaid('notOurs')
  }
  return (
    <section className="panel stack gap-4 needs-script" aria-label={t('verification:scan.title')}>
      <div className="row">
        <button
          type="button"
          className="btn sec2"
          data-act="scan"
          aria-pressed={open}
          onClick={() => {
            setSaid(undefined)
            setOpen(!open)
          }}
        >
          <Icon name={open ? 'close' : 'camera'} />
          {t(open ? 'verification:scan.stop' : 'verification:scan.start')}
        </button>
      </div>
      {open && (
        <Suspense fallback={<p role="status">{t('verification:scan.opening')}</p>}>
          <Camera onCode={take} onEnd={end} />
        </Suspense>
      )}
      <div className="field">
        <label htmlFor="code-picture">{t('verification:scan.picture')}</label>
        <FileInput
          id="code-picture"
          accept="image/*"
          act="code-picture"
          onFile={(file) => {
            setSaid('reading')
            void verifyPicture(place, file).then(end)
          }}
        >
          {t('verification:scan.choose')}
        </FileInput>
      </div>
      <div role="status">
        {said && <p className={said === 'reading' ? '' : 'note warn'}>{t(`verification:scan.${said}`)}</p>}
      </div>
    </section>
  )
}
