import { useStore } from '@nanostores/react'
import { formatFileSize } from '#src/i18n/format.ts'
import {
  $trainerFileUpload,
  resendApplicationFile,
  type TrainerFileUpload,
  trainerFileExtensions,
  uploadApplicationFile,
} from '#src/stores/contact/trainer-application.ts'
import { Field } from '#src/ui/Field.tsx'
import { FileInput } from '#src/ui/FileInput.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

type Translate = ReturnType<typeof useTranslation>['t']

/** Returns the reason why the file was not uploaded; undefined if there is none, or if the upload can be retried. */
function uploadFaultText(t: Translate, upload: TrainerFileUpload): string | undefined {
  if (upload.state === 'waitAnHour') return t('form:waitAnHour')
  if (upload.state !== 'tooLarge' && upload.state !== 'kind' && upload.state !== 'malware') return undefined
  return t(`trainer-application:error.${upload.state}`, { name: upload.name })
}

/** The file field of an application. The accepted file types are shown above it, the state of the upload below it. */
export function FileField({ error }: { error: string | undefined }) {
  const { t } = useTranslation()
  const upload = useStore($trainerFileUpload)
  const fault = uploadFaultText(t, upload)
  return (
    <>
      <Field
        name="file"
        label={t('trainer-application:file')}
        hint={t('trainer-application:fileHint')}
        error={fault ?? (upload.state === 'sent' ? undefined : error)}
      >
        {(attributes) => (
          <FileInput
            {...attributes}
            accept={trainerFileExtensions.join(',')}
            required
            onFile={(file) => void uploadApplicationFile(file)}
          />
        )}
      </Field>
      <Progress upload={upload} />
    </>
  )
}

function Progress({ upload }: { upload: TrainerFileUpload }) {
  const { t, locale } = useTranslation()
  const values = 'size' in upload && { name: upload.name, size: formatFileSize(locale, upload.size) }
  return (
    <div role="status">
      {upload.state === 'sending' && values && (
        <>
          <p>{t('trainer-application:sendingFile', values)}</p>
          <progress className="prog" aria-label={t('trainer-application:file')} />
        </>
      )}
      {upload.state === 'sent' && values && <p>{t('trainer-application:fileSent', values)}</p>}
      {upload.state === 'failed' && values && (
        <p>
          {t('trainer-application:fileFailed', values)}{' '}
          <button type="button" className="btn quiet" onClick={() => void resendApplicationFile()}>
            {t('form:retry')}
          </button>
        </p>
      )}
    </div>
  )
}
