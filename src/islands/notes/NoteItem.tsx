import { useEffect, useRef, useState } from 'react'
import { longestNote, type Note } from '#src/domain/note/note.ts'
import { clockTime } from '#src/i18n/format.ts'
import { seek } from '#src/stores/course/film.ts'
import { draftOf, removeNote, rewriteNote } from '#src/stores/course/note.ts'
import { Confirm } from '#src/ui/Confirm.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { NoteFailure } from './NoteFailure.tsx'
import { useNoteDraft } from './use-note-draft.ts'

interface OwnNoteProps {
  note: Note
  courseId: number
  learnerId: number
  /** Called after the note was deleted, so that the focus moves elsewhere. */
  onGone: () => void
}

/** A note with a button that seeks to its second; it can be edited and deleted. */
export function NoteItem({ note, courseId, learnerId, onGone }: OwnNoteProps) {
  const { t } = useTranslation()
  const name = `note ${note.id}`
  const [edits, setEdits] = useState(() => draftOf(learnerId, name) !== undefined)
  const [asks, setAsks] = useState(false)
  const [stays, setStays] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)
  const time = clockTime(note.second)
  useEffect(() => {
    if (edited.current && !edits) edit.current?.focus()
    edited.current = edits
  }, [edits])
  const remove = async () => {
    setAsks(false)
    const failure = await removeNote(note.id)
    setStays(failure !== null)
    if (!failure) onGone()
  }
  return (
    <li className="pad own-note">
      <button
        type="button"
        className="btn ghost sm num"
        aria-label={t('note:goTo', { time })}
        onClick={() => void seek(courseId, note.chapterId, note.second)}
      >
        <bdi>{time}</bdi>
      </button>
      {edits ? (
        <Edit note={note} name={name} learnerId={learnerId} onEnd={() => setEdits(false)} />
      ) : (
        <>
          <p dir="auto">{note.text}</p>
          <div className="acts">
            <button
              ref={edit}
              type="button"
              className="btn ghost sm"
              aria-label={t('note:editAt', { time })}
              onClick={() => setEdits(true)}
            >
              {t('note:edit')}
            </button>
            <button
              type="button"
              className="btn ghost sm"
              aria-label={t('note:deleteAt', { time })}
              onClick={() => setAsks(true)}
            >
              {t('note:delete')}
            </button>
          </div>
          {stays && (
            <p className="wrong" role="alert">
              {t('note:notDeleted')}
            </p>
          )}
        </>
      )}
      {asks && (
        <Confirm
          title={t('note:sure')}
          confirm={t('note:delete')}
          onConfirm={() => void remove()}
          onClose={() => setAsks(false)}
        >
          <p dir="auto">{note.text}</p>
        </Confirm>
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
  const writing = useNoteDraft<{ text: string }>(learnerId, name, ({ text }) => rewriteNote(note.id, text))
  const text = writing.draft?.text ?? note.text
  const save = async () => {
    if (text.trim() && (await writing.send({ text }))) onEnd()
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
        aria-label={t('note:editAt', { time: clockTime(note.second) })}
        maxLength={longestNote}
        value={text}
        readOnly={writing.sending}
        // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed
        autoFocus
        onChange={({ target }) => writing.write({ text: target.value })}
      />
      <NoteFailure failure={writing.failure} />
      <div className="acts">
        <button type="submit" className="btn sec2 sm" aria-busy={writing.sending}>
          {t('note:save')}
        </button>
        <button
          type="button"
          className="btn ghost sm"
          onClick={() => {
            writing.write(undefined)
            onEnd()
          }}
        >
          {t('note:cancel')}
        </button>
      </div>
    </form>
  )
}
