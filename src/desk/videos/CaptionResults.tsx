import { useStore } from '@nanostores/react'
import { Icon } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { failureText } from '../components/failure-text.ts'
import { languageName } from '../components/language-name.ts'
import { captionIssues } from './caption-issues.ts'
import type { CaptionUpload, CaptionUploads } from './caption-uploads.ts'

/** The results of a video's caption files, by language: the number of captions, warnings, and errors by line. */
export function CaptionResults({ uploads }: { uploads: CaptionUploads }) {
  const files = useStore(uploads.$uploads)
  return (
    <div role="status">
      {files.map((upload) => (
        <CaptionResult key={upload.language} upload={upload} uploads={uploads} />
      ))}
    </div>
  )
}

interface CaptionResultProps {
  upload: CaptionUpload
  uploads: CaptionUploads
}

function CaptionResult({ upload: { language: code, file, result }, uploads }: CaptionResultProps) {
  const translator = useTranslation()
  const { t } = translator
  const language = languageName(code)
  if (!result)
    return (
      <p>
        {t('video:captionsWaiting', { language, file: file.name })}{' '}
        <button className="btn quiet sm" type="button" onClick={() => uploads.remove(code)}>
          {t('edit:removeNamed', { name: file.name })}
        </button>
      </p>
    )
  if (result.ok) {
    const { captions, findings } = result.value
    return (
      <>
        <p>{t('video:captionsSaved', { count: captions, language })}</p>
        {findings.map((finding) => (
          <p key={finding.line}>{t('video:captionLine', { ...finding })}</p>
        ))}
      </>
    )
  }
  const reason = failureText(result.failure, translator)
  const refusal = t('video:captionsRefused', { language, file: file.name, reason })
  return [refusal, ...captionIssues(result.failure, t)].map((line) => (
    <p key={line} className="wrn bad">
      <Icon name="warning" />
      <span>{line}</span>
    </p>
  ))
}
