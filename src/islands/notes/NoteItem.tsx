import { useEffect, useRef, useState } from 'react'
import { maxNoteLength, type Note } from '#src/domain/note/note.ts'
import { formatClockTime } from '#src/i18n/format.ts'
import { readNoteDraft, removeNote, saveNoteText } from '#src/stores/course/note.ts'
import { seekVideo } from '#src/stores/course/video-controls.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { NoteFailure } from './NoteFailure.tsx'
import { useNoteDraft } from './use-note-draft.ts'

interface NoteItemProps {
  note: Note
  courseId: number
  learnerId: number
  /** Called after the note was deleted, so that the focus can move elsewhere. */
  onDeleted: () => void
}

/** A note with a button that jumps to its second in the video. The note can be edited and deleted. */
export function NoteItem({ note, courseId, learnerId, onDeleted }: NoteItemProps) {
  const { t } = useTranslation()
  const name = `note ${note.id}`
  const [isEditing, setIsEditing] = useState(() => readNoteDraft(learnerId, name) !== undefined)
  const [dialogOpen, setDialogOpen] = useState(false)
  const [deleteFailed, setDeleteFailed] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const time = formatClockTime(note.second)
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const remove = async () => {
    setDialogOpen(false)
    const failure = await removeNote(note.id)
    setDeleteFailed(failure !== null)
    if (!failure) onDeleted()
  }
  return (
    <li className="pad own-note">
      <button
        type="button"
        className="btn ghost sm num"
        aria-label={t('note:goTo', { time })}
        onClick={() => void seekVideo(courseId, note.chapterId, note.second)}
      >
        <bdi>{time}</bdi>
      </button>
      {isEditing ? (
        <Edit note={note} name={name} learnerId={learnerId} onEnd={() => setIsEditing(false)} />
      ) : (
        <>
          <p dir="auto">{note.text}</p>
          <div className="acts">
            <button
              ref={editButton}
              type="button"
              className="btn ghost sm"
              aria-label={t('note:editAt', { time })}
              onClick={() => setIsEditing(true)}
            >
              {t('note:edit')}
            </button>
            <button
              type="button"
              className="btn ghost sm"
              aria-label={t('note:deleteAt', { time })}
              onClick={() => setDialogOpen(true)}
            >
              {t('note:delete')}
            </button>
          </div>
          {deleteFailed && (
            <p className="wrong" role="alert">
              {t('note:notDeleted')}
            </p>
          )}
        </>
      )}
      {dialogOpen && (
        <ConfirmationDialog
          title={t('note:sure')}
          confirm={t('note:delete')}
          isHarmful
          onConfirm={() => void remove()}
          onClose={() => setDialogOpen(false)}
        >
          <p dir="auto">{note.text}</p>
        </ConfirmationDialog>
      )}
    </li>
  )
}

interface EditProps {
  note: Note
  name: string
  learnerId: number
  onEnd: () => void
}

function Edit({ note, name, learnerId, onEnd }: EditProps) {
  const { t } = useTranslation()
  const noteDraft = useNoteDraft<{ text: string }>(learnerId, name, ({ text }) => saveNoteText(note.id, text))
  const text = noteDraft.draft?.text ?? note.text
  const save = async () => {
    if (text.trim() && (await noteDraft.send({ text }))) onEnd()
  }
  return (
    <form
      className="stack gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <textarea
        className="in"
        rows={3}
        dir="auto"
        aria-label={t('note:editAt', { time: formatClockTime(note.second) })}
        maxLength={maxNoteLength}
        value={text}
        readOnly={noteDraft.sending}
        // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed
        autoFocus
        onChange={({ target }) => noteDraft.write({ text: target.value })}
      />
      <NoteFailure failure={noteDraft.failure} />
      <div className="acts">
        <button type="submit" className="btn sec2 sm" aria-busy={noteDraft.sending}>
          {t('note:save')}
        </button>
        <button
          type="button"
          className="btn ghost sm"
          onClick={() => {
            noteDraft.write(undefined)
            onEnd()
          }}
        >
          {t('note:cancel')}
        </button>
      </div>
    </form>
  )
}
