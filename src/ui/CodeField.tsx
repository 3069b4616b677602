import { useEffect, useRef } from 'react'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useWords } from './Words.tsx'

interface CodeFieldProps {
  code:
    | { state: 'loading' | 'failed' }
    | { state: 'ready'; codeId: string; image: string; audio: string | null }
  error?: string | undefined
  /** Asks for another code, as a picture or also read aloud. */
  onNew: (wish: { audio: boolean }) => void
}

/**
 * The field for a validation code, whose figures a person reads, or hears, and types. Speaks the area `form`.
 */
export function CodeField({ code, error, onNew }: CodeFieldProps) {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const codeId = code.state === 'ready' ? code.codeId : null
  // The typed figures belong to the code before; the field itself stays, and with it the focus.
  useEffect(() => {
    if (codeId && input.current) input.current.value = ''
  }, [codeId])
  const heard = code.state === 'ready' && code.audio !== null
  return (
    <div className="stack gap-3">
      <div className="row code-row">
        <span className="code-picture" aria-live="polite">
          {code.state === 'ready' && <img src={code.image} alt={t('form:code.picture')} />}
          {code.state === 'failed' && <span role="alert">{t('form:code.failed')}</span>}
        </span>
        <button type="button" className="btn quiet" onClick={() => onNew({ audio: false })}>
          <Icon name="retry" />
          {t(code.state === 'failed' ? 'form:retry' : 'form:code.new')}
        </button>
        <button type="button" className="btn quiet" onClick={() => onNew({ audio: true })}>
          {t('form:code.hear')}
        </button>
      </div>
      {code.state === 'ready' && code.audio && (
        // biome-ignore lint/a11y/useMediaCaption: a caption would tell the code to machines
        <audio key={code.codeId} controls autoPlay src={code.audio} aria-label={t('form:code.spoken')} />
      )}
      <Field
        name="validateCode"
        label={t('form:code.label')}
        hint={t(heard ? 'form:code.heard' : 'form:code.hint')}
        error={error}
      >
        {(ties) => (
          <input
            {...ties}
            ref={input}
            type="text"
            className="in code-in"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        )}
      </Field>
    </div>
  )
}
