import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Chapter } from '#src/domain/course/course.ts'
import { maxNotes } from '#src/domain/note/note.ts'
import { $notes, loadNotes } from '#src/stores/course/note.ts'
import { $chapterId, $playback } from '#src/stores/course/playback.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { NewNote } from './NewNote.tsx'
import { NoteItem } from './NoteItem.tsx'

interface NotesProps {
  courseId: number
  chapters: readonly Pick<Chapter, 'id' | 'name'>[]
  language: string
  learnerId: number
}

/** The learner's notes on the course, by chapter and time, with a form for a new note. */
export default function Notes({ courseId, chapters, language, learnerId }: NotesProps) {
  const { t } = useTranslation()
  const notes = useStore($notes)
  const isOpen = useStore($playback).state === 'open'
  const chapterId = useStore($chapterId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void loadNotes(courseId), [courseId])
  const ownNotes = notes.state === 'ready' ? notes.value : []
  const isFull = ownNotes.length >= maxNotes
  return (
    <>
      <div className="pad stack gap-3">
        <h2 ref={heading} className="t20" tabIndex={-1}>
          {t('note:title')}
        </h2>
        <p className="meta">{isFull ? t('note:full') : isOpen ? t('note:own') : t('note:waits')}</p>
        {!isFull && (
          <NewNote courseId={courseId} chapterId={isOpen ? chapterId : null} learnerId={learnerId} />
        )}
      </div>
      {notes.state === 'failed' ? (
        <LoadFailure
          text={t('note:notLoaded')}
          retry={t('note:retry')}
          onRetry={() => void loadNotes(courseId, true)}
        />
      ) : (
        chapters.map((chapter) => (
          <ChapterNotes
            key={chapter.id}
            name={chapters.length > 1 ? chapter.name : undefined}
            language={language}
            notes={ownNotes.filter((note) => note.chapterId === chapter.id)}
            courseId={courseId}
            learnerId={learnerId}
            onDeleted={() => heading.current?.focus()}
          />
        ))
      )}
    </>
  )
}

interface ChapterNotesProps {
  /** The chapter's name; undefined if the course has only one chapter. */
  name: string | undefined
  language: string
  notes: readonly Parameters<typeof NoteItem>[0]['note'][]
  courseId: number
  learnerId: number
  onDeleted: () => void
}

function ChapterNotes({ name, language, notes, ...itemProps }: ChapterNotesProps) {
  if (notes.length === 0) return null
  return (
    <section className="of-chapter">
      {name && (
        <h3 className="meta pad" lang={language}>
          {name}
        </h3>
      )}
      <ul>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} {...itemProps} />
        ))}
      </ul>
    </section>
  )
}
