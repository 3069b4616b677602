import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { maxNoteLength } from '#src/domain/note/note.ts'
import { formatClockTime } from '#src/i18n/format.ts'
import { type NoteInput, saveNote } from '#src/stores/course/note.ts'
import { $currentSecond, $videoControls } from '#src/stores/course/video-controls.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { NoteFailure } from './NoteFailure.tsx'
import { useNoteDraft } from './use-note-draft.ts'

interface NewNoteProps {
  courseId: number
  /** The chapter whose video is open. Null until the video is started; then only an existing draft can be sent. */
  chapterId: number | null
  learnerId: number
}

/**
 * A form for a new note. The note refers to the second of the video at which its first letter was typed, even if
 * the video plays on.
 */
export function NewNote({ courseId, chapterId, learnerId }: NewNoteProps) {
  const { t } = useTranslation()
  const id = useId()
  const second = useStore($currentSecond)
  const noteDraft = useNoteDraft<NoteInput>(learnerId, `of course ${courseId}`, saveNote)
  const { draft, sending, failure } = noteDraft
  if (chapterId === null && !draft) return null
  const write = (text: string) => {
    if (draft) return noteDraft.write(text ? { ...draft, text } : undefined)
    if (!text || chapterId === null) return
    const at = $videoControls.get()?.second() ?? second
    noteDraft.write({ courseId, chapterId, second: Math.floor(at), text, key: crypto.randomUUID() })
  }
  return (
    <form
      className="stack gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft?.text.trim()) void noteDraft.send(draft)
      }}
    >
      <label htmlFor={id}>
        {t('note:at')} <bdi className="num">{formatClockTime(draft?.second ?? second)}</bdi>
      </label>
      <textarea
        id={id}
        className="in"
        rows={3}
        dir="auto"
        maxLength={maxNoteLength}
        value={draft?.text ?? ''}
        readOnly={sending}
        onChange={({ target }) => write(target.value)}
      />
      <NoteFailure failure={failure} />
      <button type="submit" className="btn sec2 sm" aria-busy={sending}>
        {t('note:save')}
      </button>
    </form>
  )
}
