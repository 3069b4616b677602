import type { Failure } from '#src/stores/course/note.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** Says that a note was not saved and why. The typed text is still in the form. */
export function NoteFailure({ failure }: { failure: Failure | null }) {
  const { t } = useTranslation()
  if (!failure) return null
  return (
    <p className="wrong" role="alert">
      {t(`note:${reasonOf(failure)}`)}
    </p>
  )
}

const reasons: Readonly<Record<number, string>> = { 400: 'invalid', 403: 'locked', 404: 'gone' }

const reasonOf = (failure: Failure): string =>
  failure.kind === 'refused' ? (reasons[failure.code] ?? 'notKept') : 'notKept'
